import type { Language } from './languages.js'

type Title = Readonly<Record<Language, string>>

const checkout: Title = { en: 'Checkout', de: 'Kasse', fr: 'Commande', da: 'Til kassen' }
const account: Title = { en: 'My account', de: 'Mein Konto', fr: 'Mon compte', da: 'Min konto' }
const cart: Title = { en: 'Shopping cart', de: 'Warenkorb', fr: 'Panier', da: 'Indkøbskurv' }
const appointment: Title = {
  en: 'Book an appointment',
  de: 'Termin vereinbaren',
  fr: 'Prendre rendez-vous',
  da: 'Book en aftale',
}
const giftCard: Title = { en: 'Gift cards', de: 'Geschenkkarten', fr: 'Cartes cadeaux', da: 'Gavekort' }
const orders: Title = { en: 'Order history', de: 'Bestellungen', fr: 'Historique des commandes', da: 'Ordrehistorik' }
const confirmation: Title = {
  en: 'Order confirmation',
  de: 'Bestellbestätigung',
  fr: 'Confirmation de commande',
  da: 'Ordrebekræftelse',
}
const lookup: Title = { en: 'Find an order', de: 'Bestellung suchen', fr: 'Suivre une commande', da: 'Find en ordre' }
const preferences: Title = { en: 'Preferences', de: 'Einstellungen', fr: 'Préférences', da: 'Præferencer' }

/** Titles of native routes by their first segments; the longest matching prefix wins. */
const titles: Readonly<Record<string, Title>> = {
  '/cart': cart,
  '/checkout': checkout,
  '/checkout/confirmation': confirmation,
  '/account': account,
  '/login': account,
  '/logout': account,
  '/registration': account,
  '/reset-password': account,
  '/general/preference-center': preferences,
  '/appointment': appointment,
  '/order/history': orders,
  '/order/lookup': lookup,
  '/giftcard': giftCard,
}

/** Native routes beside those that a hybrid application can serve; `*` matches any one segment. */
export const furtherRoutes = [
  '/registration',
  '/reset-password',
  '/checkout/confirmation/*',
  '/checkout/confirmation/*/calendar.ics',
  '/checkout/payment/return',
  '/order/lookup',
] as const

/** Title of a native route in a language. */
export function nativeTitle(route: string, language: Language): string {
  const key = Object.keys(titles)
    .filter((start) => route === start || route.startsWith(`${start}/`))
    .toSorted((a, b) => b.length - a.length)[0]
  return (key === undefined ? account : (titles[key] ?? account))[language]
}
