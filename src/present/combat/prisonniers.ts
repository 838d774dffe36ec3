import type { APIEmbed } from 'discord-api-types/v10';
import type { FacesPrisonniers } from '../../rules/waryaume/terms.ts';
import { palette } from '../embed.ts';
import { campNames } from '../words/combat-types.ts';
import { capital, fr } from '../words.ts';

/** Faces that make prisoners, a line for each die of each side; `null` when none are set. */
export function prisonerLines(faces: readonly FacesPrisonniers[] | null): string[] {
  if (faces === null || faces.length === 0)
    return [fr`Aucune n’est fixée : un combat ne fait pas de prisonniers.`];
  return faces.map((row) => fr`${capital(campNames[row.camp])}, D${row.cotes} : **${row.faces.join(', ')}**`);
}

/** `/campagne prisonniers`: the faces in force. */
export function prisonersEmbed(faces: readonly FacesPrisonniers[] | null): APIEmbed {
  return {
    title: 'Faces des prisonniers',
    color: palette.neutral,
    description: prisonerLines(faces).join('\n'),
  };
}
