import { config } from 'dotenv';
import { startSentence } from './failures.ts';
import { openLog } from './log.ts';
import { type Program, startProgram } from './program.ts';
import { readSettings, type Settings } from './settings.ts';
import { spareMemory } from './thrift.ts';
import { warmUp } from './warm.ts';

/** What is done when the system or a Ctrl-C asks the program to end. */
export interface Signals {
  heard: () => void;
}

/** The program from its settings to its end; what keeps it from starting is said, and it ends with status 1. */
export async function run(signals: Signals): Promise<void> {
  process.umask(0o077); // the base and its copies hold the secrets of dice to come
  config({ quiet: true });
  const read = readSettings(process.env);
  if ('settings' in read) return serve(read.settings, signals);
  for (const sentence of read.problems) console.error(sentence);
  process.exitCode = 1;
}

async function serve(settings: Settings, signals: Signals): Promise<void> {
  const halt = new AbortController();
  signals.heard = ending(halt);
  try {
    const program = await startProgram(settings, openLog(settings.logLevel), halt.signal);
    halt.signal.addEventListener('abort', () => void leave(program, 0));
    program.lost.then((sentence) => {
      console.error(sentence);
      return leave(program, 1);
    });
    spareMemory();
    console.log('prêt');
    void warmUp(settings.database);
    if (program.atelier) console.log(`Page de l’atelier\u202F: ${await program.atelier.openPage()}`);
    if (await program.atelier?.play(process.stdin, process.stdout)) signals.heard();
  } catch (error) {
    if (halt.signal.aborted && error === halt.signal.reason) process.exit(0); // asked to end before it had begun
    console.error(startSentence(error, settings.database) ?? error);
    process.exit(1); // a connection that is still being tried would keep the program
  }
}

async function leave(program: Program, status: number): Promise<void> {
  await program.stop();
  process.exit(status);
}

/** npm passes on a Ctrl-C of which the terminal has told us already: the echo comes within milliseconds. */
const echo = 500;

/** Halts in good order at the first call, ends at once at a second one. */
function ending(halt: AbortController): () => void {
  let since: number | null = null;
  return () => {
    if (since !== null && Date.now() - since > echo) process.exit(1);
    since ??= Date.now();
    halt.abort();
  };
}
