import { waitingOf } from '../src/campaign/outbox/waiting.ts';
import { diagnostic as told } from '../src/present/diagnostic.ts';
import { refuse } from '../src/rules/rule.ts';
import type { Command } from '../src/slash/command.ts';
import { only } from './campagne/shared.ts';

const description = 'MJ : permissions du bot, messages en attente, base de données, sauvegardes';

/** `/diagnostic`: what may keep the bot from its work here. */
export const diagnostic: Command = {
  name: 'diagnostic',
  description,
  action: {
    description,
    options: {},
    manner: () => 'private',
    looksAround: 'all',
    run: async (_values, _call, { tx, campaign, isMaster, surroundings = null }) => {
      if (!isMaster) return refuse('master-only', null);
      const waiting = await waitingOf(tx, campaign.id);
      return { kind: 'read', message: only(told(campaign, waiting, surroundings)) };
    },
  },
};
