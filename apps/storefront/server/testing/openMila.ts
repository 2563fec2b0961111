import { openBrowser } from './openBrowser.js'

export const mila = { login: 'mila.brandt@example.com', password: 'Vitrine-2026!' }
/** The customer id that the fake platform gives her. */
export const milaId = 'registered-mila.brandt'

/** A browser before a platform that knows Mila; nobody is signed in. */
export async function openMila(environment: Readonly<Record<string, string>> = {}) {
  const browser = await openBrowser(environment)
  browser.platform.passwords.set(mila.login, mila.password)
  return browser
}
