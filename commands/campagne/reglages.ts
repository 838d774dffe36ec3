import type { Campaign } from '../../src/campaign/campaign.ts';
import { renameCampaign } from '../../src/campaign/campaigns/server.ts';
import { campaignById, setLogChannel } from '../../src/campaign/campaigns.ts';
import { setMasterChannel } from '../../src/campaign/outbox/posts.ts';
import { setMasterRole } from '../../src/campaign/rights.ts';
import { campaignSettings } from '../../src/present/campagne/reglages.ts';
import { settings } from '../../src/present/settings.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, CompleteCall, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { fold } from '../../src/text/fold.ts';
import { timeZoneNamed, timeZones } from './fuseau.ts';
import { matching, only, refuseSetting, setting } from './shared.ts';

/** `/campagne reglages`: name, time zone, channels, role; without options, what is set. */
export const reglages: Action = {
  description: 'MJ : nom, fuseau horaire, salons du journal et des MJ, rôle des MJ',
  options: {
    nom: { type: 'text', max: 80, description: 'Nouveau nom de la campagne : Les Marches du Nord' },
    fuseau: {
      type: 'text',
      max: 60,
      autocomplete: true,
      description: 'Fuseau horaire des dates : Europe/Paris',
    },
    journal: { type: 'channel', description: 'Salon où s’inscrivent les jets publics' },
    'salon-mj': { type: 'channel', description: 'Salon, lu des seuls MJ, où vont les jets cachés' },
    'role-mj': { type: 'role', description: 'Rôle dont les membres sont MJ de la campagne' },
    retirer: {
      type: 'choice',
      choices: { journal: 'Le salon du journal', 'salon-mj': 'Le salon des MJ', 'role-mj': 'Le rôle des MJ' },
      description: 'Ne plus en avoir',
    },
  },
  manner: ({ fuseau }) => (fuseau === undefined ? 'private' : 'public'),
  run,
  complete: async (call: CompleteCall) =>
    matching(
      call.focused.typed,
      timeZones().map((name) => ({ name, value: name })),
    ),
};

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const given = Object.keys(values).length > 0;
  if (!given) return { kind: 'read', message: only(campaignSettings(desk.campaign, false)) };
  if (!desk.isMaster) return refuse('master-only', null);
  const timeZone = values['fuseau'] === undefined ? null : readTimeZone(String(values['fuseau']));
  if (isRefusal(timeZone)) return timeZone;
  const refusal = (await applyName(values, desk)) ?? (await applyPlaces(values, call, desk));
  if (refusal) return refusal;
  const isOpen = (values['salon-mj'] as Named | undefined)?.everybodyReads === true;
  const shown = async () => campaignSettings(await now(desk), isOpen);
  if (timeZone === null || timeZone === desk.campaign.timeZone) {
    return { kind: 'saved', message: only(await shown()) };
  }
  return changeTimeZone(timeZone, call, desk, shown);
}

/** The time zone decides what dates mean to all: it is told in the journal. */
async function changeTimeZone(
  timeZone: string,
  call: SlashCall,
  desk: Desk,
  shown: () => Promise<ReturnType<typeof campaignSettings>>,
): Promise<Deed | Refusal> {
  const refusal = refuseSetting(call, desk);
  if (refusal) return refusal;
  const deed = await setting(desk, { fuseau: timeZone }, [{ kind: 'fuseau', name: '', value: timeZone }]);
  const all = await shown();
  return { ...deed, show: (entry) => ({ embeds: [settings(entry), all], components: [] }) };
}

async function applyName(values: Values, { tx, campaign }: Desk): Promise<Refusal | null> {
  const name = values['nom'];
  if (typeof name !== 'string') return null;
  const done = await renameCampaign(tx, campaign, { name, folded: fold(name) });
  return done ? null : refuse('campaign-name-taken', 'nom', { got: name });
}

/** Channels and role: those given are set, the one to be taken away is. Both of one at once is refused. */
async function applyPlaces(values: Values, call: SlashCall, { tx, campaign }: Desk): Promise<Refusal | null> {
  const setters = { journal: setLogChannel, 'salon-mj': setMasterChannel, 'role-mj': setMasterRole };
  for (const [option, set] of Object.entries(setters)) {
    const named = values[option] as Named | undefined; // a channel or role option
    const away = values['retirer'] === option;
    if (!named && !away) continue;
    if (named && away) return refuse('unset-and-set', 'retirer', { option });
    if (call.place.guild === null) return refuse('wrong-place', null);
    await set(tx, campaign.id, named?.id ?? null, call.actor.id);
  }
  return null;
}

async function now({ tx, campaign }: Desk): Promise<Campaign> {
  return (await campaignById(tx, campaign.id)) ?? campaign;
}

/** Refused: `unknown-time-zone` [got]. */
function readTimeZone(typed: string): string | Refusal {
  return timeZoneNamed(typed) ?? refuse('unknown-time-zone', 'fuseau', { got: typed });
}
