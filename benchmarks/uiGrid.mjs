import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { imageUrl } from '../apps/storefront/app/page/view/imageUrl.ts'
import { ProductGrid } from '../packages/ui/src/components/ProductGrid/ProductGrid.tsx'
import { UiProvider } from '../packages/ui/src/provider/UiProvider.tsx'

const badges = [null, 'preOwned', null, 'new', null, 'soldOut']

const tile = (index) => ({
  id: `2104-310-${index}`,
  href: `/ch/de/aurelune/meridian-40/2104-310-${index}.html`,
  brand: 'Aurelune',
  name: `Meridian ${36 + index}, Roségold & Email`,
  price: price(index),
  currency: 'CHF',
  image: {
    src: `https://images.vitrine.example/vitrine/image/upload/catalogue/2104-310-${index}_MP_1.jpg`,
    alt: `Meridian ${36 + index} von vorn`,
    width: 1600,
    height: 2000,
  },
  hoverImage: null,
  background: 'light',
  badge: badges[index % badges.length] ?? null,
})

function price(index) {
  const amount = 4200 + index * 1350
  return index % 4 === 3
    ? { kind: 'promotion', amount, regularAmount: amount + 1000, isStartingAt: false }
    : { kind: 'regular', amount, isStartingAt: false }
}

/** A grid of `count` tiles; the products are created once, as on a server that caches a page's products. */
export function grid(count) {
  const products = Array.from({ length: count }, (_, index) => tile(index))
  return () => createElement(ProductGrid, { products, label: 'Uhren' })
}

/** HTML of a page's content, with providers that every page has: language, messages, image URLs. */
export function renderPage(content, messages) {
  return renderToString(
    createElement(IntlProvider, { locale: 'de-CH', messages }, createElement(UiProvider, { imageUrl }, content)),
  )
}
