/** The French of what the ledger counts, in the order in which scores are shown first. */
export const quantities: Readonly<Record<string, string>> = {
  trophees: 'Trophées',
  'trophee-rouge': 'Trophées rouges',
  'trophee-bleu': 'Trophées bleus',
  'acolyte-renegat': 'Cartes acolyte renégat',
  xp: 'XP',
  credits: 'Crédits',
  pc: 'PC',
  prc: 'PRC',
  pv: 'PV',
  effectif: 'Effectif',
  points: 'Points',
  tour: 'Tour',
};
