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

/** Words that every page repeats, as the components say them in each language. */
export const Words = () => (
  <Rows
    head={Object.values(languages).map(({ title }) => title)}
    rows={IDS.map((id) => Object.values(languages).map(({ messages }) => messages[id] ?? ''))}
  />
)
