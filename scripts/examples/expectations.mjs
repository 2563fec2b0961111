/** Expected output of each consumer app. `server`: texts that its HTML contains before any script runs. */
export const expectations = {
  'vite-spa': {
    title: 'Die stille Stunde',
    server: [],
    field: 'E-Mail',
    opener: 'Termin vereinbaren',
    dialog: 'Termin im Atelier',
    theme: { button: 'Certified pre-owned', background: 'rgb(0, 0, 0)' },
  },
  'react-router': {
    title: 'Time, proved twice',
    server: ['Time, proved twice', 'Solenn moon phase', 'CHF'],
    follow: { link: 'Solenn moon phase', title: 'Solenn moon phase, 2004' },
    opener: 'Ask about this piece',
    dialog: 'Your question',
    theme: { button: 'Gallery', background: 'rgb(241, 235, 229)' },
  },
  next: {
    title: 'Nordens lys',
    server: ['Nordens lys', 'Solenn månefase', 'Hent i butikken', '.theme-nordlys'],
    field: 'E-mail',
    opener: 'Bestil tid',
    dialog: 'En tid i butikken',
    theme: { button: 'Vault', background: 'rgb(0, 0, 0)' },
  },
}
