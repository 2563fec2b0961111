import type { ShippingMethod, ShippingMethodResult } from '@vitrine/commerce-client/types/shipment'
import type { Currency, TextLanguage, Localised } from '../../seed/localised.js'
import { promotions } from '../../seed/promotions.js'
import type { CountryCode } from '../siteConfig.js'
import { text } from '../../seed/text.js'

interface Method {
  readonly id: string
  readonly name: Localised
  readonly description: Localised
  /** Gross price; `null` = free. */
  readonly price: Readonly<Record<Currency, number>> | null
  readonly isHidden: boolean
  /** The shopper collects it at a boutique, named by `c_fromStoreId` of the shipment. */
  readonly isPickUp: boolean
  /** Working days from the order to the delivery. */
  readonly days: readonly [minimum: number, maximum: number]
}

const EXPRESS = 'express'

const METHODS: readonly Method[] = [
  {
    id: 'standard',
    name: text('Insured delivery', 'Versicherte Lieferung', 'Livraison assurée', 'Forsikret levering'),
    description: text(
      'With signature, in two to four working days',
      'Mit Unterschrift, in zwei bis vier Arbeitstagen',
      'Contre signature, sous deux à quatre jours ouvrés',
      'Mod underskrift, inden for to til fire hverdage',
    ),
    price: null,
    isHidden: false,
    isPickUp: false,
    days: [2, 4],
  },
  {
    id: EXPRESS,
    name: text('Express courier', 'Expresskurier', 'Coursier express', 'Ekspreskurer'),
    description: text(
      'By courier on the next working day',
      'Per Kurier am nächsten Arbeitstag',
      'Par coursier le jour ouvré suivant',
      'Med kurer næste hverdag',
    ),
    price: { CHF: 35, EUR: 35, GBP: 30, DKK: 260 },
    isHidden: false,
    isPickUp: false,
    days: [1, 1],
  },
  {
    id: 'pickup',
    name: text(
      'Collection at a boutique',
      'Abholung in einer Boutique',
      'Retrait en boutique',
      'Afhentning i en boutique',
    ),
    description: text(
      'We write to you when your order is ready',
      'Wir schreiben Ihnen, sobald Ihre Bestellung bereitliegt',
      'Nous vous écrivons dès que votre commande est prête',
      'Vi skriver til dig, når din ordre er klar',
    ),
    price: null,
    isHidden: false,
    isPickUp: true,
    days: [2, 5],
  },
  {
    id: 'boutique-transfer',
    name: text(
      'Transfer between boutiques',
      'Transfer zwischen Boutiquen',
      'Transfert entre boutiques',
      'Overførsel mellem butikker',
    ),
    description: text(
      'For orders taken by our advisers',
      'Für Bestellungen über unsere Berater',
      'Pour les commandes prises par nos conseillers',
      'Til ordrer modtaget af vores rådgivere',
    ),
    price: null,
    isHidden: true,
    isPickUp: false,
    days: [2, 5],
  },
]

/** Express is available only in countries with the courier. */
const COUNTRIES_WITHOUT_EXPRESS: readonly CountryCode[] = ['DK']

/** Methods of a country, the default one first; ids contain the country, e.g. `ch-standard`. */
export function shippingMethods(
  country: CountryCode,
  currency: Currency,
  language: TextLanguage,
): ShippingMethodResult {
  const methods = METHODS.filter(({ id }) => id !== EXPRESS || !COUNTRIES_WITHOUT_EXPRESS.includes(country))
  return {
    applicableShippingMethods: methods.map(({ id, name, description, price, isHidden, isPickUp, days }) => ({
      id: `${country.toLowerCase()}-${id}`,
      name: name[language],
      description: description[language],
      price: price?.[currency] ?? 0,
      ...(id === EXPRESS && { shippingPromotions: shippingPromotions(language) }),
      c_hideOnStorefront: isHidden,
      c_isPickUp: isPickUp,
      c_deliveryDaysMin: days[0],
      c_deliveryDaysMax: days[1],
    })),
    defaultShippingMethodId: `${country.toLowerCase()}-standard`,
  }
}

/** A method of a country by its id; `null` if the country does not have it. */
export function shippingMethod(
  id: string,
  country: CountryCode,
  currency: Currency,
  language: TextLanguage,
): ShippingMethod | null {
  const { applicableShippingMethods } = shippingMethods(country, currency, language)
  return applicableShippingMethods?.find((method) => method.id === id) ?? null
}

/** Whether a method id is that of the express courier. */
export function isExpress(methodId: string): boolean {
  return methodId.endsWith(`-${EXPRESS}`)
}

function shippingPromotions(language: TextLanguage) {
  return promotions
    .filter(({ rule }) => rule.kind === 'expressDelivery')
    .map(({ id, name, callout }) => ({
      promotionId: id,
      promotionName: name[language],
      calloutMsg: callout[language],
    }))
}
