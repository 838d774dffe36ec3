import { enumerate, fr } from '../words.ts';
import type { Facts } from './facts.ts';

/** What a battle of two refuses. */
export const bataille = {
  'battle-none': () => 'Il n’y a pas de bataille dans ce salon. Commence-la avec /bataille commencer.',
  'battle-open': () =>
    fr`Une bataille est déjà en cours dans ce salon. Finis-la avec /bataille fin, ou joue dans un autre salon ou un fil.`,
  'battle-has-units': () =>
    fr`Cette bataille a déjà des unités : annule d’abord leur arrivée, ou finis-la avec /bataille fin.`,
  'battle-not-yours': (f: Facts) => fr`C’est à ${f.quoted('joueur')} de le faire, ou à un MJ.`,
  'battle-not-player': (f: Facts) =>
    f.has('got')
      ? `${f.quoted('got')} ne joue pas dans cette bataille.`
      : 'Tu ne joues pas dans cette bataille.',
  'battle-whose': () => 'dis pour quel joueur, tu ne joues pas toi-même.',
  'battle-public': () =>
    fr`une unité de la bataille teste au vu de tous. Retire visibilite, ou choisis un autre nom.`,
  'battle-below-zero': (f: Facts) => fr`il y en a ${f.number('before')} : on ne descend pas sous zéro.`,
  'phase-played': (f: Facts) =>
    fr`La phase de commandement de ${f.quoted('joueur')} est déjà jouée pour la ronde ${f.number('ronde')}. Finis le tour avec /bataille tour.`,
  'phase-due': (f: Facts) =>
    fr`La phase de commandement de ${f.quoted('joueur')} reste à jouer. Lance /commandement avant de finir le tour.`,
  'phase-no-dice': () =>
    fr`Aucune unité n’a de test à passer, il n’y a pas de dés à lancer. Clique sur « Phase de commandement ».`,
  'pc-short': (f: Facts) => fr`${f.number('got')} PC, c’est trop : ${left(f)}.`,
  'target-shaken': (f: Facts) => `${f.quoted('got')} est ébranlée, ce stratagème ne peut pas la viser.`,
  'unit-unknown': (f: Facts) =>
    fr`aucune unité de la bataille ne s’appelle ${f.quoted('got')}.${f.texts('near').length > 0 ? fr` Peut-être : ${enumerate(f.texts('near'), 'ou')} ?` : ' Ajoute-la avec /bataille unite.'}`,
  'unit-ambiguous': (f: Facts) =>
    fr`chaque joueur a une unité ${f.quoted('got')}. Dis laquelle : ${enumerate(f.texts('which'), 'ou')}.`,
  'unit-taken': (f: Facts) => `une unité de ce joueur s’appelle déjà ${f.quoted('got')}.`,
  'unit-not-yours': (f: Facts) =>
    fr`${f.quoted('got')} est une unité de ${f.quoted('joueur')}, qui peut la changer, ou un MJ. Pour ajouter la tienne sous ce nom, donne effectif-initial, cd et co.`,
  'unit-same': () => 'Rien ne change. Donne au moins une valeur nouvelle.',
  'unit-owner-fixed': (f: Facts) =>
    fr`${f.quoted('got')} garde son joueur. Pour en ajouter une de ce nom à l’autre joueur, donne effectif-initial, cd et co.`,
  'unit-dead': (f: Facts) => `${f.quoted('got')} est détruite.`,
  'unit-steady': (f: Facts) => fr`${f.quoted('got')} n’est pas ébranlée : elle se replie sans lancer de dés.`,
  'unit-without-pv': (f: Facts) =>
    `les PV de ${f.quoted('got')} ne sont pas comptés. Donne-lui pv-initial avec /bataille unite.`,
  'units-full': (f: Facts) => `Un joueur a ${f.number('max')} unités au plus. Retires-en une.`,
  'losses-none': () => 'rien n’est retiré. Donne figurines ou pv.',
  'losses-too-many': (f: Facts) => fr`${f.number('got')}, c’est trop : ${left(f)}.`,
} as const;

function left(f: Facts): string {
  return f.count('left') === 0 ? 'il n’en reste pas' : `il en reste ${f.number('left')}`;
}
