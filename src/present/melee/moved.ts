import type { Entry } from '../../campaign/entry.ts';
import { literal } from '../escape.ts';
import { number } from '../numbers.ts';
import { fr } from '../words.ts';
import { type TakenOver, takenOverIn } from './entry.ts';

/** What a move without dice did. */
export function movedLines(entry: Entry): string[] {
  const { steps } = entry.content.outcome;
  const begins = steps.some(({ what }) => what === 'verrouilles');
  return steps.flatMap(({ what, about, value }) => {
    const name = literal(about ?? '');
    switch (what) {
      case 'ouverture':
        if (begins) return [];
        return [value === 'duel' ? '**Un combat est proposé**' : '**Les deux camps se rassemblent**'];
      case 'rejoint':
        return [`**${name}** rejoint le camp ${String(value).toUpperCase()}`];
      case 'quitte':
        return [`**${name}** quitte le rassemblement`];
      case 'verrouilles':
        return ['**Le combat s’engage**'];
      case 'choix-arme':
        return [fr`**${name}** frappera avec : ${literal(String(value ?? ''))}`];
      case 'choix-cible':
        return [fr`**${name}** vise ${literal(String(value ?? ''))}`];
      case 'issue':
        return [issues[String(value)] ?? ''];
      default:
        return [];
    }
  });
}

const issues: Readonly<Record<string, string>> = {
  'un-camp': '**Un seul camp est encore debout**',
  interrompue: '**Le MJ arrête la mêlée**',
  declinee: '**Le combat est refusé**',
  dissoute: '**La mêlée n’aura pas lieu**',
  'sans-reponse': fr`**Le délai est passé** : la mêlée n’aura pas lieu`,
};

/** What the sheets said of the PV before this move. */
export function takenOverLines(entry: Entry): string[] {
  return takenOverIn(entry).map(takenOverLine);
}

/** « **Orok**, d’après sa fiche : PV 5 → 3 ». */
function takenOverLine({ nom, avant, apres, base }: TakenOver): string {
  const change =
    avant === apres ? `${number(apres)} sur ${number(base)}` : `${number(avant)} → ${number(apres)}`;
  return fr`**${literal(nom)}**, d’après sa fiche : PV ${change}`;
}
