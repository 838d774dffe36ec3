import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { BatailleView, SeenUnite } from '../rules/w40k/vue.ts';
import { cutLine, fitEmbed, limits } from './cut.ts';
import { palette, short, wide } from './embed.ts';
import { literal } from './escape.ts';
import { number } from './numbers.ts';
import { elide, enumerate, fr, plural } from './words.ts';

/** The most that one line of the screen takes: many stand below one another. */
const longestLine = 160;
/** The most that names take of it: what stands beside them is what one looks for. */
const longestName = 50;
const longestPlace = 30;

/** A battle on one screen: whose turn, PC and score, the units of each with their state, who holds what. */
export function battleEmbed(view: BatailleView, finie: boolean): APIEmbed {
  const [first, second] = view.joueurs;
  return fitEmbed({
    title: fr`Bataille · ${literal(first.nom)} contre ${literal(second.nom)}`,
    color: finie ? palette.neutral : view.phaseDue ? palette.mixed : palette.success,
    description: turnLines(view, finie).join('\n'),
    fields: [
      ...view.joueurs.map((joueur, side) =>
        short(
          `${view.actif === side && !finie ? '▶ ' : ''}${literal(joueur.nom)}`,
          fr`PC : **${number(joueur.pc)}**\nPoints : **${number(joueur.points)}**`,
        ),
      ),
      objectivesField(view),
      ...view.joueurs.flatMap((joueur, side) =>
        unitFields(
          `Unités ${elide('de', joueur.nom, literal(joueur.nom))}`,
          view.unites.filter((one) => one.joueur === side),
          finie ? null : view.phaseDue && view.actif === side ? 'test à passer' : 'testera',
        ),
      ),
    ],
  });
}

function turnLines({ joueurs, ronde, actif, phaseDue, unites }: BatailleView, finie: boolean): string[] {
  const head = fr`**Ronde ${number(ronde)}**`;
  if (finie) return [fr`${head} : la bataille est **finie**.`];
  const who = literal(joueurs[actif].nom);
  if (!phaseDue)
    return [
      fr`${head}, tour ${elide('de', joueurs[actif].nom, `**${who}**`)} : la phase de commandement est jouée.`,
    ];
  const due = unites.filter(({ joueur, testera }) => joueur === actif && testera).length;
  const tests =
    due === 0
      ? 'aucun test d’Ébranlement à passer'
      : `${number(due)} ${plural(due, 'test')} d’Ébranlement à passer`;
  return [
    fr`${head}, tour ${elide('de', joueurs[actif].nom, `**${who}**`)} : la phase de commandement reste à jouer, ${tests}.`,
  ];
}

function objectivesField({ joueurs, objectifs, pointsObjectif }: BatailleView): APIEmbedField {
  const title = fr`Objectifs (${number(pointsObjectif)} ${plural(pointsObjectif, 'point')} chacun, dès la ronde 2)`;
  if (objectifs.length === 0) return wide(title, 'Aucune unité ne se tient sur un objectif.');
  const lines = objectifs.map(({ nom, co, tenuPar }) => {
    const who = tenuPar === null ? 'à personne' : `à **${literal(joueurs[tenuPar].nom)}**`;
    return cutLine(fr`${literal(nom)} : ${who} (CO ${number(co[0])} contre ${number(co[1])})`, longestLine);
  });
  return wide(title, lines.join('\n'));
}

/** The units of one player, in as many fields as it takes to hold them. `due`: how it is said that one will be tested. */
function unitFields(title: string, unites: readonly SeenUnite[], due: string | null): APIEmbedField[] {
  if (unites.length === 0)
    return [wide(title, due === null ? 'Aucune.' : 'Aucune. Ajoute-les avec `/bataille unite`.')];
  const parts: string[] = [];
  for (const line of unites.map((one) => unitLine(one, due))) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= limits.fieldValue)
      parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(line);
  }
  return parts.map((value, at) => wide(at === 0 ? title : `${title} (suite)`, value));
}

/** « **Boyz** 4/10 · CO 0 · **ébranlée** · sur Colline ». */
function unitLine(unite: SeenUnite, due: string | null): string {
  const { nom, effectif, ebranlee, objectif, coTotal, testera } = unite;
  const name = cutLine(literal(nom), longestName);
  if (effectif === 0) return cutLine(`~~${name}~~ · détruite`, longestLine);
  const facts = [
    `**${name}** ${strengthOf(unite)}`,
    fr`Cd ${number(unite.cd)}+, CO ${number(coTotal)}`,
    ...(ebranlee ? ['**ébranlée**'] : []),
    ...(testera && due !== null ? [due] : []),
    ...(objectif === null ? [] : [`sur ${cutLine(literal(objectif), longestPlace)}`]),
  ];
  return cutLine(facts.join(' · '), longestLine);
}

/** « 4/10 », « 5/12 PV » of a single model, « 4/5, PV 1/2 » when a model of several is hurt. */
function strengthOf({ effectif, effectifInitial, pv, pvInitial }: SeenUnite): string {
  if (effectifInitial === 1 && pv !== null) return `${number(pv)}/${number(pvInitial ?? pv)} PV`;
  const models = `${number(effectif)}/${number(effectifInitial)}`;
  const isHurt = pv !== null && pvInitial !== null && pv < pvInitial;
  return isHurt ? `${models}, PV ${number(pv)}/${number(pvInitial)}` : models;
}

/** « Boyz, Nobz et Dread », names literal. */
export function namesOf(names: readonly string[]): string {
  return enumerate(names.map(literal));
}
