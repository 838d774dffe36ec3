import { config } from 'dotenv';
import { startSentence } from './failures.ts';
import { openLog } from './log.ts';
import { type Program, startProgram } from './program.ts';
import { readSettings, type Settings } from './settings.ts';

/** The program from its settings to its end; what keeps it from starting is said, and it ends with status 1. */
export async function run(): Promise<void> {
  config({ quiet: true });
  const read = readSettings(process.env);
  if ('settings' in read) return serve(read.settings);
  for (const sentence of read.problems) console.error(sentence);
  process.exitCode = 1;
}

async function serve(settings: Settings): Promise<void> {
  try {
    const program = await startProgram(settings, openLog(settings.logLevel));
    const stop = stopper(program);
    program.lost.then(async (sentence) => {
      console.error(sentence);
      await program.stop();
      process.exit(1);
    });
    console.log('prêt');
    if (await program.atelier?.play(process.stdin, process.stdout)) await stop();
  } catch (error) {
    console.error(startSentence(error, settings.database) ?? error);
    process.exit(1); // a connection that is still being tried would keep the program
  }
}

/** npm passes on a Ctrl-C of which the terminal has told us already: the echo comes within milliseconds. */
const echo = 500;

/** Stops in good order at one signal, at once at a second one. */
function stopper(program: Program): () => Promise<void> {
  let since: number | null = null;
  const stop = async (): Promise<void> => {
    if (since !== null && Date.now() - since > echo) process.exit(1);
    if (since !== null) return;
    since = Date.now();
    await program.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return stop;
}
