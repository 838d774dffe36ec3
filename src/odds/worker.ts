import { serve } from '../threads/serve.ts';
import { answer, type Question } from './questions.ts';

/** Counts what takes long. */
serve((question: Question) => answer(question));
