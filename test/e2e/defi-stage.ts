import type { SeenMessage } from '../../src/playground/world/model.ts';
import type { EmptyStage, Stage } from './stage.ts';

type Scene = Pick<Stage, 'discord' | 'general' | 'lea' | 'tom'>;

/** A Praetor of Léa challenges a Centurion of Tom; neither is a sheet. */
export const line = '/defi adversaire:Tom fiche:Préteur fiche-adverse:Centurion';

/** What a message says, its texts one after another. */
export const said = ({ content, embeds }: SeenMessage): string => JSON.stringify([content, embeds]);

/** The labels of its buttons and the placeholders of its menus. */
export function labels({ components = [] }: SeenMessage): string[] {
  return components.flatMap((row) =>
    'components' in row
      ? row.components.flatMap((part) => {
          if ('label' in part && typeof part.label === 'string') return [part.label];
          return 'placeholder' in part && typeof part.placeholder === 'string' ? [part.placeholder] : [];
        })
      : [],
  );
}

/** The message of the duel as everybody sees it now: the one that is an embed of `/defi`. */
export function shown({
  discord,
  general,
  tom,
}: Pick<EmptyStage, 'discord' | 'general' | 'tom'>): SeenMessage {
  const found = discord
    .messagesSeenBy(tom, general)
    .findLast(({ embeds, visibleTo }) => visibleTo === null && /^Défi/u.test(embeds[0]?.title ?? ''));
  if (!found) throw new Error('no duel in the channel');
  return found;
}

/** Tom accepts, with the support that the form shows. */
export async function accept({ discord, tom }: Scene, message: SeenMessage): Promise<SeenMessage> {
  const opener = discord.as(tom).click(message, 'Relever le défi');
  await opener.response();
  return discord.as(tom).submit(opener, { soutien: '0', marcheurs: '0' }).answered();
}

/** Throws the dice of a step by hand. */
export async function thrown(
  { discord }: Scene,
  who: string,
  message: SeenMessage,
  des: string,
): Promise<SeenMessage> {
  const opener = discord.as(who).click(message, 'Dés physiques');
  await opener.response();
  return discord.as(who).submit(opener, { des }).answered();
}

/** Neither takes a posture: the whole round falls, unless it goes step by step. Léa chooses first in the first round. */
export async function noPostures(scene: Scene, message: SeenMessage, [first, second]: readonly string[]) {
  const { discord } = scene;
  const chosen = await discord
    .as(first ?? scene.lea)
    .click(message, 'Sans posture')
    .answered();
  return discord
    .as(second ?? scene.tom)
    .click(chosen, 'Sans posture')
    .answered();
}

/** Both name the weapons of the worked duel, the reactive player first. */
export async function workedArms({ discord, lea, tom }: Scene, message: SeenMessage): Promise<SeenMessage> {
  const one = await discord.as(tom).select(message, 'Choisis ton arme', ['Épée énergétique']).answered();
  return discord.as(lea).select(one, 'Choisis ton arme', ['Lame de parangon']).answered();
}
