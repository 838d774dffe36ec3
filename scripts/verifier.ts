import { readFile as read } from 'node:fs/promises';
import { number } from '../src/present/numbers.ts';
import { fr, plural } from '../src/present/words.ts';
import { readFile } from './verifier/read.ts';
import { type Count, type Misfit, Verification, type Why } from './verifier/verify.ts';

const usage = 'npm run verifier -- journal.json [suite.json …]';

/** Why an entry does not fit, in a sentence. */
const reasons: Readonly<Record<Why, string>> = {
  chain: 'une entrée a été changée, retirée, ajoutée ou déplacée à partir d’ici',
  content: 'son contenu ne se lit pas',
  epoch: 'ses dés sont tirés d’une époque inconnue, ou déjà close',
  repeat: 'ses dés sont tirés de la même interaction que ceux d’une entrée précédente',
  algorithm: 'ses dés sont tirés d’une façon que ce vérificateur ne connaît pas',
  secret: 'le secret dévoilé n’est pas celui de l’empreinte publiée',
  face: 'ses dés ne sont pas ceux que donne le secret',
  end: 'le fichier annonce une autre fin que celle qu’il contient',
};

/** Exit status: 0 when all fits, 1 when something does not, 2 when there is nothing to verify. */
async function main(paths: readonly string[]): Promise<number> {
  if (paths.length === 0) return tell(2, usage);
  const verification = new Verification();
  for (const path of paths) {
    const file = readFile(await read(path, 'utf8'));
    if (!file) return tell(2, fr`${path} : ce n’est pas un journal exporté en JSON par /journal exporter.`);
    const misfit = verification.take(file);
    if (misfit) return tell(1, fr`${path} : ${misfitText(misfit)}`);
  }
  console.log(countText(verification.count));
  const { last } = verification;
  if (last) console.log(fr`Dernière entrée : n° ${number(last.number)}, empreinte ${last.hash}.`);
  console.log(
    'Compare cette empreinte, et celles des époques, avec ce qui a été publié dans le salon du journal.',
  );
  return 0;
}

function misfitText({ number: at, why, die, epoch }: Misfit): string {
  const where = at === null ? fr`l’époque ${number(epoch ?? 0)}` : fr`le n° ${number(at)}`;
  const which = die === undefined ? '' : fr` (dé ${number(die)})`;
  return fr`${where} ne tient pas : ${reasons[why]}${which}.`;
}

function countText({ entries, hidden, erased, redrawn, typed, undisclosed }: Count): string {
  const line = (count: number, one: string, many?: string) => `${number(count)} ${plural(count, one, many)}`;
  return [
    fr`Tout tient : ${line(entries, 'entrée enchaînée', 'entrées enchaînées')}.`,
    `${line(redrawn, 'jet refait', 'jets refaits')} dé par dé.`,
    `${line(undisclosed, 'jet dont le secret n’est pas dévoilé', 'jets dont le secret n’est pas dévoilé')}.`,
    `${line(typed, 'jet', 'jets')} aux dés physiques, que rien ne prouve.`,
    fr`${line(hidden, 'entrée cachée', 'entrées cachées')}, ${line(erased, 'entrée effacée', 'entrées effacées')} : leur empreinte seule.`,
  ].join('\n');
}

function tell(status: number, sentence: string): number {
  console.error(sentence);
  return status;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if ((error as { code?: unknown }).code === undefined) throw error;
  process.exitCode = tell(2, fr`Ce fichier ne se lit pas : ${(error as Error).message}`);
}
