import type { ShippingMethod, ShippingMethodResult } from '@vitrine/commerce-client/types/shipment'
import type { Currency, Language, Localised } from '../../seed/seedTypes.js'
import { promotions } from '../../seed/promotions.js'
import type { CountryCode } from '../siteConfig.js'

interface Method {
  readonly id: string
  readonly name: Localised
  readonly description: Localised
  /** Gross price; `null` = free. */
  readonly price: Readonly<Record<Currency, number>> | null
  readonly isHidden: boolean
}

const EXPRESS = 'express'

const METHODS: readonly Method[] = [
  {
    id: 'standard',
    name: {
      en: 'Insured delivery',
      de: 'Versicherte Lieferung',
      fr: 'Livraison assurée',
      da: 'Forsikret levering',
    },
    description: {
      en: 'With signature, in two to four working days',
      de: 'Mit Unterschrift, in zwei bis vier Arbeitstagen',
      fr: 'Contre signature, sous deux à quatre jours ouvrés',
      da: 'Mod underskrift, inden for to til fire hverdage',
    },
    price: null,
    isHidden: false,
  },
  {
    id: EXPRESS,
    name: { en: 'Express courier', de: 'Expresskurier', fr: 'Coursier express', da: 'Ekspreskurer' },
    description: {
      en: 'By courier on the next working day',
      de: 'Per Kurier am nächsten Arbeitstag',
      fr: 'Par coursier le jour ouvré suivant',
      da: 'Med kurer næste hverdag',
    },
    price: { CHF: 35, EUR: 35, GBP: 30, DKK: 260 },
    isHidden: false,
  },
  {
    id: 'boutique-transfer',
    name: {
      en: 'Transfer between boutiques',
      de: 'Transfer zwischen Boutiquen',
      fr: 'Transfert entre boutiques',
      da: 'Overførsel mellem butikker',
    },
    description: {
      en: 'For orders taken by our advisers',
      de: 'Für Bestellungen über unsere Berater',
      fr: 'Pour les commandes prises par nos conseillers',
      da: 'Til ordrer modtaget af vores rådgivere',
    },
    price: null,
    isHidden: true,
  },
]

/** Express runs where the courier does. */
const COUNTRIES_WITHOUT_EXPRESS: readonly CountryCode[] = ['DK']

/** Methods of a country, the default one first; ids carry the country, e.g. `ch-standard`. */
export function shippingMethods(country: CountryCode, currency: Currency, language: Language): ShippingMethodResult {
  const methods = METHODS.filter(({ id }) => id !== EXPRESS || !COUNTRIES_WITHOUT_EXPRESS.includes(country))
  return {
    applicableShippingMethods: methods.map(({ id, name, description, price, isHidden }) => ({
      id: `${country.toLowerCase()}-${id}`,
      name: name[language],
      description: description[language],
      price: price?.[currency] ?? 0,
      ...(id === EXPRESS && { shippingPromotions: shippingPromotions(language) }),
      c_hideOnStorefront: isHidden,
    })),
    defaultShippingMethodId: `${country.toLowerCase()}-standard`,
  }
}

/** A method of a country by its id; `null` when the country does not have it. */
export function shippingMethod(
  id: string,
  country: CountryCode,
  currency: Currency,
  language: Language,
): ShippingMethod | null {
  const { applicableShippingMethods } = shippingMethods(country, currency, language)
  return applicableShippingMethods?.find((method) => method.id === id) ?? null
}

/** Whether a method of the wire is the express courier. */
export function isExpress(methodId: string): boolean {
  return methodId.endsWith(`-${EXPRESS}`)
}

function shippingPromotions(language: Language) {
  return promotions
    .filter(({ rule }) => rule.kind === 'expressDelivery')
    .map(({ id, name, callout }) => ({
      promotionId: id,
      promotionName: name[language],
      calloutMsg: callout[language],
    }))
}
