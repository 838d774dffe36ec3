import type { CampaignContents, Contents } from '../store/contents.ts';
import type { Restoration } from '../store/restore.ts';
import { plain } from './escape.ts';
import { localMoment } from './moment.ts';
import { number } from './numbers.ts';
import { fr, plural } from './words.ts';

/** How the two programs are called; `restaurer` does nothing without `--oui`. */
export const usages = {
  sauvegarder: 'npm run sauvegarder -- [fichier] [--base fichier]',
  restaurer: 'npm run restaurer -- fichier [--base fichier] [--oui]',
} as const;

/** What `npm run sauvegarder` says. */
export function backedUp(file: string, held: Contents): string {
  return fr`Sauvegarde faite et vérifiée : ${file} (${totals(held)}).`;
}

/** What restoring changes, or has changed: campaign by campaign, entries and last roll. Moments in `timeZone`. */
export function restoration(
  { before, after, replaced }: Restoration,
  done: boolean,
  timeZone: string,
): string {
  const lines = [
    before === null ? fr`La base actuelle manque ou ne se lit pas.` : fr`Base actuelle : ${totals(before)}.`,
    fr`Sauvegarde : ${totals(after)}.`,
    ...changes(before, after, timeZone).map((line) => `- ${line}`),
  ];
  if (!done)
    return [...lines, fr`Rien n’a été changé. Pour restaurer, relance la même commande avec --oui.`].join(
      '\n',
    );
  const kept = replaced === null ? [] : [fr`La base remplacée est gardée : ${replaced}`];
  return [...lines, 'Restauration faite.', ...kept].join('\n');
}

/** Why a copy or a restoration is not possible, for who hosts the bot. */
export const backupTroubles = {
  running: (database: string) => fr`Un Héraut tourne sur ${database}. Arrête-le avant de restaurer.`,
  'same-file': (file: string) => fr`${file} est la base elle-même. Donne le fichier d’une sauvegarde.`,
  'own-place': (file: string) =>
    fr`${file} est la base elle-même. Donne un autre nom à la copie. Rien n’a été changé.`,
  absent: (file: string) => fr`${file} n’existe pas.`,
  newer: (file: string) => fr`${file} vient d’une version plus récente de Héraut. Mets le programme à jour.`,
  foreign: (file: string) => fr`${file} n’est pas une base de Héraut.`,
  busy: (file: string) => fr`${file} est occupée par un autre programme. Réessaie dans un instant.`,
  full: () => 'Le disque est plein. Rien n’a été changé.',
  'read-only': (file: string) =>
    fr`Un fichier ne peut pas être lu ou écrit. Vérifie les droits sur ${file} et son dossier.`,
  'no-file': (file: string) => fr`${file} n’est pas le chemin d’un fichier. Rien n’a été changé.`,
  damaged: (file: string) => fr`${file} est abîmé ou incomplet. Rien n’a été changé.`,
} as const;

function totals({ campaigns }: Contents): string {
  const entries = campaigns.reduce((sum, campaign) => sum + campaign.entries, 0);
  return `${number(campaigns.length)} ${plural(campaigns.length, 'campagne')}, ${number(entries)} ${plural(entries, 'entrée')} de journal`;
}

function changes(before: Contents | null, after: Contents, timeZone: string): string[] {
  const now = new Map((before?.campaigns ?? []).map((campaign) => [campaign.id, campaign]));
  const then = new Map(after.campaigns.map((campaign) => [campaign.id, campaign]));
  const ids = [...new Set([...now.keys(), ...then.keys()])].sort((one, other) => one - other);
  return ids.flatMap((id) => changeOf(now.get(id), then.get(id), timeZone) ?? []);
}

function changeOf(
  now: CampaignContents | undefined,
  then: CampaignContents | undefined,
  timeZone: string,
): string | null {
  const shown = then ?? now;
  if (!shown) return null;
  const where = shown.guild === null ? 'message privé' : `serveur ${shown.guild}`;
  const name = `${plain(shown.name)} (${where})`;
  if (!then) return fr`${name} : disparaît, avec ${held(now, timeZone)}`;
  if (!now) return fr`${name} : revient, avec ${held(then, timeZone)}`;
  const same = now.entries === then.entries && now.lastAt === then.lastAt && now.name === then.name;
  return same
    ? fr`${name} : inchangée, ${held(then, timeZone)}`
    : fr`${name} : ${held(now, timeZone)} → ${held(then, timeZone)}`;
}

function held(campaign: CampaignContents | undefined, timeZone: string): string {
  const entries = campaign?.entries ?? 0;
  const last = campaign?.lastAt ?? null;
  const when = last === null ? '' : `, la dernière du ${localMoment(last, timeZone)}`;
  return `${number(entries)} ${plural(entries, 'entrée')}${when}`;
}
