import { type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Deed, Desk } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import type { JournalFormat } from '../../src/slash/report/journal.ts';
import { reported } from '../../src/slash/report.ts';

const highest = 1_000_000_000;

const numero = { type: 'integer', min: 1, max: highest } as const;

/** `/journal exporter`: the journal as a file; what not all may see is in it as its commitment only. */
export const exporter: Action = {
  description: 'Le journal en un fichier : JSON à vérifier, CSV pour un tableur, ou page HTML',
  options: {
    format: {
      type: 'choice',
      description: 'Le genre de fichier (JSON si rien n’est dit)',
      choices: {
        json: 'JSON : complet, pour vérifier',
        csv: 'CSV : pour un tableur',
        html: 'HTML : une page à lire',
      },
    },
    depuis: { ...numero, description: 'Le premier numéro (1 si rien n’est dit) : 1' },
    'jusqu-a': {
      ...numero,
      description: 'Le dernier numéro (le dernier du journal si rien n’est dit) : 250',
    },
  },
  manner: () => 'private',
  run: (values, _call, desk) => give(values, desk),
};

async function give(values: Values, { campaign, now, report }: Desk): Promise<Deed | Refusal> {
  const format = (values['format'] ?? 'json') as JournalFormat; // one of the choices
  const span = { from: Number(values['depuis'] ?? 1), to: Number(values['jusqu-a'] ?? highest) };
  if (span.to < span.from) return refuse('span-backwards', 'jusqu-a', { got: span.to, from: span.from });
  return {
    kind: 'later',
    message: () => report({ kind: 'journal', campaign: reported(campaign), format, span, at: now }),
  };
}
