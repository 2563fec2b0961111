import { PREFERRED_LOCATION_COOKIE, preferredLocation } from '@vitrine/commerce-client/domain/site/preferredLocation'

/** Whether a location is known already: chosen, or told by the automatic redirect. */
export function hasPreferredLocation(): boolean {
  try {
    return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${PREFERRED_LOCATION_COOKIE}=`))
  } catch {
    // Cookies are blocked: a choice could not be remembered.
    return true
  }
}

/** Remembers the shopper's own choice for 30 days. `localeId` is one such as `de-CH`. */
export function choosePreferredLocation(localeId: string): void {
  const [language = '', country = ''] = localeId.split('-')
  const { name, value, maxAgeSeconds } = preferredLocation({ language, country }, 'choice')
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
  } catch {
    // Cookies are blocked.
  }
}

/** Whoever follows a link to the shop in another language has chosen it; gives the function that ends the watch. */
export function keepPreferredLocation(): () => void {
  const choose = ({ target }: MouseEvent) => {
    const localeId = target instanceof Element ? target.closest('a[hreflang]')?.getAttribute('hreflang') : null
    if (localeId) choosePreferredLocation(localeId)
  }
  document.addEventListener('click', choose)
  return () => document.removeEventListener('click', choose)
}
