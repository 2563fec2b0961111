import type { StoreData } from '@vitrine/ui/StoreCard'
import type { StoreDetailsData } from '@vitrine/ui/StoreLocationDetails'
import { defineComponent } from '../fields/defineComponent.js'
import { text } from '../fields/fieldKinds.js'
import { parseReference } from '../nodes/references.js'
import type { Definition } from './definition.js'
import { sampleNode } from './sampleNodes.js'

export interface StoreFinderNode {
  readonly title: string | undefined
  readonly text: string | undefined
  /** Countries with boutiques, ISO 3166 alpha-2; the country of the page comes first. */
  readonly countries: readonly string[]
}

export interface StoreLocatorNode extends Omit<StoreFinderNode, 'countries'> {
  /** Boutiques of the current country come first; null = commerce did not respond. */
  readonly stores: readonly StoreData[] | null
  /** Whether its title is the title of the page. */
  readonly isLead: boolean
}

export interface StoreLocationDetailsNode {
  /** null = commerce did not respond. */
  readonly store: StoreDetailsData | null
  readonly isLead: boolean
}

/** A search field that leads to the page of all boutiques. */
export const storeFinder: Definition<StoreFinderNode> = defineComponent({
  id: 'vitrine:components/store-finder',
  note: 'A boutique search that leads to the page of all boutiques.',
  fields: { title: text, text },
  props: (values, { ctx }) => ({
    ...values,
    countries: [...new Set((ctx.connected.stores ?? []).map(({ countryCode }) => countryCode))],
  }),
  sample: sampleNode('vitrine:components/store-finder', { title: 'Find a boutique', text: 'By town or postcode.' }),
})

/** A list of all boutiques, with search and map. */
export const storeLocator: Definition<StoreLocatorNode> = defineComponent({
  id: 'vitrine:components/store-locator',
  note: 'All boutiques in a list, with search, and with a map on request.',
  title: 'may',
  fields: { title: text, text },
  props: (values, { ctx, place }) => ({
    ...values,
    isLead: place.isLead,
    stores: ctx.connected.stores?.map(cardOf) ?? null,
  }),
  sample: sampleNode('vitrine:components/store-locator', { title: 'Our boutiques', text: 'In six countries.' }),
})

/** One boutique: the selected one, else that of the page. An unknown one is not rendered. */
export const storeLocationDetails: Definition<StoreLocationDetailsNode> = defineComponent({
  id: 'vitrine:components/store-location-details',
  note: 'Address, opening hours, map and telephone of one boutique; without storeId it uses the boutique of the page.',
  title: 'may',
  fields: { storeId: text },
  props: ({ storeId }, { node, ctx, place }) => {
    const { stores } = ctx.connected
    const id = parseReference(storeId) ?? ctx.connected.storeId
    const store = stores?.find((one) => one.id === id) ?? null
    if (stores && !store) {
      const detail = `unknown boutique "${id ?? ''}"`
      ctx.report({ kind: 'missingStore', nodeId: node.id, template: node.template, detail })
      return null
    }
    // A page that opens with another image does not need the boutique image as well.
    return { store: place.isLead || !store ? store : { ...store, image: null }, isLead: place.isLead }
  },
  sample: sampleNode('vitrine:components/store-location-details', { storeId: 'zurich' }),
})

/** Keeps only the fields that a list shows; the others stay on the server. */
function cardOf({
  image: _image,
  text: _text,
  email: _mail,
  brands: _brands,
  adviser: _adviser,
  ...card
}: StoreDetailsData): StoreData {
  return card
}
