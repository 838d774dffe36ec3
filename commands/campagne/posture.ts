import { wholeHouse } from '../../src/campaign/campaigns/house.ts';
import { posturesEmbed } from '../../src/present/campagne/house.ts';
import { checkPosture } from '../../src/rules/heresie/check-posture.ts';
import type { Posture } from '../../src/rules/heresie/posture.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../../src/rules/rule.ts';
import type {
  Action,
  Call,
  Choice,
  CompleteCall,
  Deed,
  Desk,
  Shelf,
  SlashCall,
} from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { fold } from '../../src/text/fold.ts';
import { pastedSetting, pasteOpener, shown } from './paste.ts';
import { matching, parsed, refuseSetting, setting } from './shared.ts';

/** The most postures of one campaign. */
export const mostPostures = 50;

/** `/campagne posture`: postures of the campaign's own for challenges; list, bring one, take one away. */
export const posture: Action = {
  description: 'Les postures de défi propres à la campagne ; un MJ en apporte une',
  options: {
    texte: { type: 'text', max: 6000, description: 'MJ : l’objet JSON de la posture ; sinon le bouton' },
    retirer: {
      type: 'text',
      max: 80,
      autocomplete: true,
      description: 'MJ : la posture que la campagne n’a plus',
    },
  },
  manner: ({ texte, retirer }) => (texte === undefined && retirer === undefined ? 'private' : 'public'),
  run,
  complete,
};

/** The form in which the posture is pasted, and what it brings. */
export const posturePaste = pasteOpener('posture');
export const posturePasted = pastedSetting('posture', bring);

/** The postures of a campaign, by their id. */
export async function ownPostures({
  tx,
  campaign,
}: Pick<Desk, 'tx' | 'campaign'>): Promise<readonly Posture[]> {
  const all = await wholeHouse(tx, campaign.id);
  return all.filter(({ kind }) => kind === 'posture').map(({ content }) => content as unknown as Posture); // only what `checkPosture` gave is kept
}

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const { texte, retirer } = values;
  const refusal = texte !== undefined || retirer !== undefined ? refuseSetting(call, desk) : null;
  if (refusal) return refusal;
  if (texte !== undefined && retirer !== undefined)
    return refuse('unset-and-set', 'retirer', { option: 'texte' });
  if (texte !== undefined) return bring(String(texte), call, desk);
  const own = await ownPostures(desk);
  if (retirer === undefined) {
    return shown(posturesEmbed(own), 'posture', 'Coller une posture', desk);
  }
  const wanted = fold(String(retirer));
  const found = own.find(({ id, nom }) => id === wanted || fold(nom) === wanted);
  if (!found) return refuse('unknown-posture', 'retirer', { got: String(retirer) });
  return setting(desk, { retirer: found.id }, [{ kind: 'posture', name: found.id, value: null }]);
}

async function bring(text: string, call: Call, desk: Desk): Promise<Deed | Refusal> {
  const refusal = refuseSetting(call, desk);
  if (refusal) return refusal;
  const read = readPosture(text);
  if (isRefusal(read)) return read;
  const own = await ownPostures(desk);
  if (own.length >= mostPostures && !own.some(({ id }) => id === read.id)) {
    return refuse('too-many-postures', null, { max: mostPostures });
  }
  const value = read as unknown as Json; // a posture is plain data
  return setting(desk, { id: read.id }, [{ kind: 'posture', name: read.id, value }]);
}

function readPosture(text: string): Posture | Refusal {
  const json = parsed(text);
  return json === undefined ? refuse('posture-json', null) : checkPosture(json);
}

async function complete(call: CompleteCall, { tx, campaign }: Shelf): Promise<readonly Choice[]> {
  if (!campaign) return [];
  const own = await ownPostures({ tx, campaign });
  return matching(
    call.focused.typed,
    own.map(({ id, nom }) => ({ name: nom, value: id })),
  );
}
