import { harvestersOf, turnOf } from '../../src/campaign/regions/turn.ts';
import { type Kept, regionsOf } from '../../src/campaign/regions.ts';
import { boardEmbed, regionEmbed } from '../../src/present/royaume/region.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import {
  departing,
  type Marks,
  mark,
  readBatiments,
  regionBounds,
} from '../../src/rules/waryaume/royaume.ts';
import type { Action, Call, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { only } from '../campagne/shared.ts';
import { completeRegion, type Found, regionAt, regionOption } from './options.ts';
import { deedIn, rulingsOf } from './shared.ts';

const marks = ['cimetiere', 'capitale', 'poi', 'batiments', 'troupes', 'heros'] as const;
/** What a player may say of a region: who stands in it. */
const ofPlayers: readonly string[] = ['troupes', 'heros'];

/** `/royaume region`: the board, one region, or what is said of it. */
export const region: Action = {
  description: 'Le plateau, ou une région : la créer, la voir, la marquer',
  options: {
    region: regionOption('La région : Val d’Or (tout le plateau si rien n’est dit)', false),
    troupes: { type: 'integer', ...regionBounds.troupes, description: 'Les troupes qui s’y trouvent : 4' },
    heros: { type: 'integer', ...regionBounds.heros, description: 'Les héros qui s’y trouvent : 1' },
    poi: {
      type: 'integer',
      ...regionBounds.poi,
      description: 'MJ : ses points d’intérêt, 1 si rien n’est dit',
    },
    batiments: {
      type: 'text',
      max: 2000,
      description: 'MJ : ses bâtiments : Ferme (production), Chapelle ; aucun pour les retirer',
    },
    cimetiere: { type: 'boolean', description: 'MJ : elle a un cimetière, les morts ne s’y relèvent pas' },
    capitale: { type: 'boolean', description: 'MJ : elle est la capitale royale' },
    public: { type: 'boolean', description: 'Montrer la réponse à tout le salon' },
  },
  manner: (values) => (values['public'] === true || isMarked(values) ? 'public' : 'private'),
  run,
  complete: completeRegion,
};

function isMarked(values: Values): boolean {
  return marks.some((name) => values[name] !== undefined);
}

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const { region: typed } = values;
  const isPublic = values['public'] === true || isMarked(values);
  if (isPublic && !call.actor.maySpeak) return refuse('may-not-write-here', null);
  if (typed === undefined) return isMarked(values) ? refuse('missing', 'region') : board(desk);
  const found = await regionAt(desk, String(typed));
  if (isRefusal(found)) return found;
  return found.id !== null && !isMarked(values) ? shown(found, desk) : marked(values, found, call, desk);
}

async function board({ tx, campaign }: Desk): Promise<Deed> {
  const regions = await regionsOf(tx, campaign.id);
  return { kind: 'read', message: only(boardEmbed(regions, await turnOf(tx, campaign.id))) };
}

async function shown(kept: Kept, { tx, campaign }: Desk): Promise<Deed> {
  const people = await harvestersOf(tx, campaign.id, kept);
  const facts = { people, turn: await turnOf(tx, campaign.id), departs: departing(kept.region) };
  return { kind: 'read', message: only(regionEmbed(kept, facts)) };
}

/** Refused: `master-only`, `region-same` [region], and what the rule refuses. */
async function marked(values: Values, found: Found, call: Call, desk: Desk): Promise<Deed | Refusal> {
  const masters = marks.find((name) => values[name] !== undefined && !ofPlayers.includes(name));
  if (masters && !desk.isMaster) return refuse('master-only', masters);
  const wanted = marksOf(values);
  if (isRefusal(wanted)) return wanted;
  const outcome = mark(found.region, wanted, rulingsOf(desk));
  if (isRefusal(outcome)) return outcome;
  const isSame = JSON.stringify(outcome.result.region) === JSON.stringify(found.region);
  if (isSame && found.id !== null) return refuse('region-same', null, { region: found.region.nom });
  const { public: _, ...told } = values;
  const options = { ...told, region: found.region.nom } as { [name: string]: Json }; // text, numbers, yes or no
  return deedIn(desk, found, outcome, { options, behalf: null }, call);
}

function marksOf(values: Values): Marks | Refusal {
  const { batiments: typed } = values;
  const batiments = typed === undefined ? undefined : readBatiments('batiments', String(typed));
  if (isRefusal(batiments)) return batiments;
  const given = marks.filter((name) => name !== 'batiments' && values[name] !== undefined);
  return {
    ...Object.fromEntries(given.map((name) => [name, values[name]])),
    ...(batiments !== undefined && { batiments }),
  };
}
