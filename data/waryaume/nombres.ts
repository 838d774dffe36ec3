/** Numbers that are typed in letters, without accents. */
export const nombres = {
  mots: { un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
  source: 'Usage du français',
} as const;
