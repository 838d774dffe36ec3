import { serve } from '../../src/threads/serve.ts';

serve((asked: unknown) => asked);
