import { openBrowser } from './openBrowser.js'

export const mila = { login: 'mila.brandt@example.com', password: 'Vitrine-2026!' }
/** The customer id of Mila at the fake platform. */
export const milaId = 'registered-mila.brandt'

/** A browser at a platform with Mila as a customer; not signed in. */
export async function openMila(environment: Readonly<Record<string, string>> = {}) {
  const browser = await openBrowser(environment)
  browser.platform.passwords.set(mila.login, mila.password)
  return browser
}
