import { localeOf } from './localeOf.mjs'

const hidden = [
  { path: '/search?q=gold', status: 200 },
  { path: '/wishlist', status: 200 },
  { path: '/cart', status: 200 },
  { path: '/page-that-is-not-there', status: 404 },
  // For members only: guests must get a 404.
  { path: '/staff-sale', status: 404 },
]

/** Sandbox login with access to `memberPages`. */
export const member = { login: 'staff@halbrenn.example', password: 'Vitrine-2026!' }
const closed = [{ path: '/staff-sale', template: 'vitrine:pages/staff-sale' }]

/** Pages outside of the sitemap, in every locale: `{ url, status }`. */
export function hiddenPages(homes) {
  return homes.flatMap(({ url }) => hidden.map(({ path, status }) => ({ url: url + path, status })))
}

/** Pages for members only, in every language; the browser visits them signed in. */
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
