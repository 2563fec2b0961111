import { languages } from '../languages.ts'
import { Rows } from './Rows.tsx'

const IDS = [
  'shoppingCartOverlay.title',
  'price.onRequest',
  'price.inclVat',
  'badge.preOwned',
  'availabilityLabel.inStock',
  'availabilityLabel.soldOut',
  'productDetail.contact',
  'productDetail.enquire',
] as const

/** Texts that occur on every page, as the components show them in each language. */
export const Words = () => (
  <Rows
    head={Object.values(languages).map(({ title }) => title)}
    rows={IDS.map((id) => Object.values(languages).map(({ messages }) => messages[id] ?? ''))}
  />
)
