import type { Clause } from '../../src/rules/rule.ts';

/** The board between battles, in our own words. */
export const clauses: readonly Clause[] = [
  {
    id: 'royaume.1',
    text: 'Une récolte est retenue pour sa région jusqu’à la fin du tour.',
    source: 'Document « combat », pillage',
  },
  {
    id: 'royaume.2',
    text: 'On ne pille, avec une troupe au moins, qu’une région déjà récoltée dans le tour, fût-ce par soi.',
    source: 'Document « combat », pillage ; arbitrage `pillage-soi`',
  },
  {
    id: 'royaume.3',
    text: 'Un pillage donne ses ressources et un trophée bleu, et trois bandits viennent dans la région.',
    source: 'Document « combat », action décisive et pillage',
  },
  {
    id: 'royaume.4',
    text: 'Dès le second pillage d’une région, ses bandits ont un bonus de 1, qui ne monte pas plus haut.',
    source: 'Document « combat », action décisive ; arbitrage `bonus-bandits`',
  },
  {
    id: 'royaume.5',
    text: 'On détruit, avec une troupe au moins, un seul bâtiment par région et par tour, qui que ce soit qui le détruise.',
    source: 'Document « combat », destruction',
  },
  {
    id: 'royaume.6',
    text: 'Une destruction donne un trophée bleu et aucune récolte, et trois bandits viennent dans la région.',
    source: 'Document « combat », action décisive et destruction ; arbitrage `bandits-destruction`',
  },
  {
    id: 'royaume.7',
    text: 'Dans la capitale royale, elle donne de plus une carte « acolyte renégat ».',
    source: 'Document « combat », destruction',
  },
  {
    id: 'royaume.8',
    text: 'Une région tient cinq morts-vivants au plus par point d’intérêt.',
    source: 'Document « combat », invocations',
  },
  {
    id: 'royaume.9',
    text: 'On n’invoque et ne retire que des invocations et des bandits, et on n’en retire pas plus qu’il n’y en a.',
    source: 'Document « combat », invocations',
  },
  {
    id: 'royaume.10',
    text: 'Au tour suivant, récoltes et destructions sont oubliées ; les pillages restent comptés.',
    source: 'Document « combat », pillage et destruction',
  },
  {
    id: 'royaume.11',
    text: 'Morts-vivants, bandits et invocations qui attendaient attaquent les premiers, au début du tour.',
    source: 'Document « combat », invocations',
  },
  {
    id: 'royaume.12',
    text: 'Des héros sans troupes auprès d’une invocation doivent quitter la région.',
    source: 'Document « combat », invocations ; arbitrage `bandits-et-heros`',
  },
  {
    id: 'royaume.13',
    text: 'Les trophées dépendent du scénario : la campagne peut s’en passer.',
    source: 'Document « combat », fin de bataille ; arbitrage `trophees`',
  },
  {
    id: 'royaume.14',
    text: 'Une région a au moins un point d’intérêt, et chacun de ses bâtiments un nom à lui.',
    source: 'Document « combat », invocations et destruction',
  },
];
