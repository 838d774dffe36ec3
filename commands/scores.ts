import { type Scored, scored, scoresOf } from '../src/campaign/scores.ts';
import { everybody } from '../src/campaign/visibility.ts';
import { quantities } from '../src/present/quantities.ts';
import { scoresEmbed } from '../src/present/scores.ts';
import { refuse } from '../src/rules/rule.ts';
import { button, row } from '../src/slash/buttons.ts';
import type { Command, Desk, Message } from '../src/slash/command.ts';
import { makeCustomId } from '../src/slash/custom-id.ts';
import { viewerOf } from '../src/slash/sheets.ts';
import { corriger } from './scores-corriger.ts';

/** How many lines one page shows. */
const pageLength = 20;

/** What is counted, as a choice. */
const quantityChoices = Object.fromEntries(scored.map((one) => [one, quantities[one] ?? one]));

/** `/scores`: who has what, and what a MJ sets right. */
export const scores: Command = {
  name: 'scores',
  description: 'Trophées, XP, Crédits, PC et PRC, par joueur et par fiche',
  subcommands: {
    voir: {
      description: 'Le tableau des scores de la campagne',
      options: {
        tri: {
          type: 'choice',
          choices: quantityChoices,
          description: 'Ce qui classe d’abord (les trophées si rien n’est dit)',
        },
        page: { type: 'integer', min: 1, max: 1000, description: 'La page : 2' },
        public: { type: 'boolean', description: 'Montrer la réponse à tout le salon' },
      },
      manner: (values) => (values['public'] === true ? 'public' : 'private'),
      run: async (values, call, desk) => {
        const isPublic = values['public'] === true;
        if (isPublic && !call.actor.maySpeak) return refuse('may-not-speak-here', 'public');
        const viewer = isPublic ? everybody : viewerOf(call, desk);
        const by = scored.find((one) => one === values['tri']) ?? 'trophees';
        const page = typeof values['page'] === 'number' ? values['page'] : 1;
        return { kind: 'read', message: await pageOf(desk, { viewer, by, page }) };
      },
    },
    corriger,
  },
  press: {
    page: {
      manner: 'update',
      run: async (call, desk) => {
        const [wanted, tri] = call.args;
        const viewer = call.isAside === true ? viewerOf(call, desk) : everybody;
        const by = scored.find((one) => one === tri) ?? 'trophees';
        return { kind: 'read', message: await pageOf(desk, { viewer, by, page: Number(wanted) }) };
      },
    },
  },
};

async function pageOf(
  { tx, campaign }: Desk,
  { viewer, by, page: wanted }: { viewer: Parameters<typeof scoresOf>[2]; by: Scored; page: number },
): Promise<Message> {
  const all = await scoresOf(tx, campaign.id, viewer, by);
  const pages = Math.max(1, Math.ceil(all.length / pageLength));
  const page = Math.min(pages, Math.max(1, Math.trunc(wanted) || 1));
  const start = (page - 1) * pageLength;
  const to = (label: string, target: number) => button(label, makeCustomId('scores', 'page', target, by));
  const turns = [
    ...(page > 1 ? [to('Précédents', page - 1)] : []),
    ...(page < pages ? [to('Suivants', page + 1)] : []),
  ];
  const facts = { page, pages, total: all.length, first: start + 1 };
  return {
    embeds: [scoresEmbed(all.slice(start, start + pageLength), facts)],
    components: turns.length === 0 ? [] : [row(...turns)],
  };
}
