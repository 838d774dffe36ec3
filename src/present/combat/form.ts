import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { TypeId } from '../../rules/waryaume/terms.ts';
import { cutLine } from '../cut.ts';
import { plain } from '../escape.ts';
import { countedType } from '../words/combat-types.ts';
import { fr } from '../words.ts';

/** The longest title of a form. */
const longestTitle = 45;

/** Fields of the form of a fight that waits. */
export const fightFields = { cibles: 'cibles', des: 'des' } as const;

interface Fight {
  readonly region: string;
  readonly type: TypeId;
  readonly nombre: number;
  /** Troops that stand in the region, as far as it is known. */
  readonly troupes: number;
}

/** The form that asks who defends against those who waited in a region; it comes back as `customId`. */
export function fightForm(
  customId: string,
  { region, type, nombre, troupes }: Fight,
): APIModalInteractionResponseCallbackData {
  const who = countedType(nombre, type);
  const known = troupes === 0 ? '' : ` (${countedType(troupes, 'troupe')} sur place)`;
  return {
    custom_id: customId,
    title: fr`${cutLine(plain(region), longestTitle - who.length - ' : '.length)} : ${who}`,
    components: [
      input(fightFields.cibles, {
        label: cutLine(`Qui se défend, par nom${known}`, 45),
        placeholder: fr`Perceval : 4 troupes ; Guenièvre : 2 troupes`,
        required: true,
        max: 1000,
      }),
      input(fightFields.des, {
        label: fr`Dés physiques (vide : dés du bot)`,
        placeholder: '4 2 6',
        required: false,
        max: 800,
      }),
    ],
  };
}

function input(
  custom_id: string,
  {
    label,
    max,
    ...more
  }: {
    readonly label: string;
    readonly placeholder: string;
    readonly required: boolean;
    readonly max: number;
  },
): APILabelComponent {
  return {
    type: ComponentType.Label,
    label,
    component: {
      type: ComponentType.TextInput,
      custom_id,
      style: TextInputStyle.Short,
      max_length: max,
      ...more,
    },
  };
}
