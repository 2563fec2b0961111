import { localeOf } from './localeOf.mjs'

const hidden = [
  { path: '/search?q=gold', status: 200 },
  { path: '/wishlist', status: 200 },
  { path: '/cart', status: 200 },
  { path: '/page-that-is-not-there', status: 404 },
  // For members only: guests must not learn that it exists.
  { path: '/staff-sale', status: 404 },
]

/** Who may see the pages of `memberPages` in the sandbox. */
export const member = { login: 'staff@halbrenn.example', password: 'Vitrine-2026!' }
const closed = [{ path: '/staff-sale', template: 'vitrine:pages/staff-sale' }]

/** Pages that no sitemap has, in every locale: `{ url, status }`. */
export function hiddenPages(homes) {
  return homes.flatMap(({ url }) => hidden.map(({ path, status }) => ({ url: url + path, status })))
}

/** Pages that only members see, in every language; the browser visits them signed in. */
export function memberPages(homes) {
  const byLanguage = new Map(homes.map(({ url }) => [localeOf(url)?.split('-')[0], url]))
  return [...byLanguage.values()].flatMap((home) =>
    closed.map(({ path, template }) => ({
      url: home + path,
      localeId: localeOf(home),
      isForMembers: true,
      document: { template },
    })),
  )
}
