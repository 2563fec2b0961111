import { PREFERRED_LOCATION_COOKIE, preferredLocation } from '@vitrine/commerce-client/domain/site/preferredLocation'

/** Whether a preferred location is stored, by choice or by the automatic redirect. */
export function hasPreferredLocation(): boolean {
  try {
    return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${PREFERRED_LOCATION_COOKIE}=`))
  } catch {
    // Cookies are blocked, so a choice could not be stored.
    return true
  }
}

/** Stores the shopper's choice for 30 days. `localeId` has the form `de-CH`. */
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

/** Stores the locale of any followed `hreflang` link as the shopper's choice; returns a function that stops watching. */
export function keepPreferredLocation(): () => void {
  const choose = ({ target }: MouseEvent) => {
    const localeId = target instanceof Element ? target.closest('a[hreflang]')?.getAttribute('hreflang') : null
    if (localeId) choosePreferredLocation(localeId)
  }
  document.addEventListener('click', choose)
  return () => document.removeEventListener('click', choose)
}
