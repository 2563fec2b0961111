import type { ProductTileData } from '@vitrine/ui/ProductTile'
import type { StoreDetailsData } from '@vitrine/ui/StoreLocationDetails'
import type { PartnerFrame } from '../nodes/connectedContent.js'
import { createParseContext, type ParseContextOptions } from '../nodes/createParseContext.js'
import type { CategoryLink, ParseContext } from '../nodes/renderNode.js'

/** A parse context for `ch/de` with the products and categories that the samples reference. */
export function buildParseContext(overrides: Partial<ParseContextOptions> = {}): ParseContext {
  return createParseContext({
    lang: 'de',
    links: {
      localeAlias: 'ch/de',
      localeAliases: ['ch/de', 'de-CH', 'ch/fr', 'fr/fr', 'uk/en', 'en-GB'],
      cmsRoots: ['ch', 'de', 'at', 'dk', 'fr', 'uk'],
      contextPath: '/author',
      ownOrigins: ['https://vitrine.example'],
      legacyOrigin: 'https://legacy.vitrine.example',
      cmsBase: '/cms',
    },
    assets: { cmsBase: '/cms' },
    products: new Map(['2104-310-1', '2104-310-2'].map((id) => [id, buildTile(id)])),
    categories: new Map(['jewellery-rings', 'jewellery-pearls'].map((id) => [id, buildCategoryLink(id)])),
    connected: {
      stores: [buildStore('zurich', 'CH'), buildStore('paris', 'FR')],
      frames: new Map([['partner-clock', buildFrame()]]),
    },
    page: { breadcrumbs: [{ label: 'Halbrenn', href: '/ch/de' }, { label: 'Uhren' }] },
    ...overrides,
  })
}

function buildTile(id: string): ProductTileData {
  return {
    id,
    href: `/ch/de/aurelune/meridian-40/${id}.html`,
    brand: 'Aurelune',
    name: 'Meridian 40',
    price: { kind: 'regular', amount: 8200, isStartingAt: false },
    currency: 'CHF',
    image: null,
    hoverImage: null,
    background: 'light',
    badge: null,
  }
}

function buildCategoryLink(id: string): CategoryLink {
  return { id, name: id, href: `/ch/de/${id.replace('-', '/')}`, image: null }
}

function buildStore(id: string, countryCode: string): StoreDetailsData {
  return {
    id,
    name: `Halbrenn ${id}`,
    href: `/ch/de/boutiques/${id}`,
    address: ['Seilergasse 20', `8001 ${id}`],
    city: id,
    countryCode,
    position: { lat: 47.3717, lng: 8.5402 },
    hours: null,
    phone: { label: '+41 44 555 01 20', href: 'tel:+41445550120' },
    directionsHref: null,
    appointmentHref: '/ch/de/appointment/booking',
    services: [],
    image: null,
    email: null,
    brands: [],
    adviser: null,
  }
}

function buildFrame(): PartnerFrame {
  return { src: 'https://clock.corvane.example/', title: 'Corvane time', height: 480, isAllowed: true }
}
