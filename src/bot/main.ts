import { config } from 'dotenv';
import { startSentence } from './failures.ts';
import { openLog } from './log.ts';
import { type Program, startProgram } from './program.ts';
import { readSettings } from './settings.ts';

config({ quiet: true });
const read = readSettings(process.env);

if ('problems' in read) {
  for (const sentence of read.problems) console.error(sentence);
  process.exitCode = 1;
} else {
  const { settings } = read;
  try {
    const program = await startProgram(settings, openLog(settings.logLevel));
    const stop = stopper(program);
    console.log('prêt');
    if (await program.atelier?.play(process.stdin, process.stdout)) await stop();
  } catch (error) {
    console.error(startSentence(error, settings.database) ?? error);
    process.exitCode = 1;
  }
}

/** Stops in good order at one signal, at once at a second one. */
function stopper(program: Program): () => Promise<void> {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await program.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return stop;
}
