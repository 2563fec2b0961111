import type { Definition } from '@vitrine/cms-renderer/definitions/definition'
import { stores } from '../seed/stores.js'
import { same } from '../seed/text.js'
import { awkwardComponents } from './awkwardComponents.js'
import { components } from './contentSchema.js'
import type { ContentComponent, ContentPage, ContentValue } from './contentTypes.js'
import { TEMPLATE_PREFIX } from './readPage.js'

/** One page per theme, each with a template of that theme. */
const PAGES = [
  { path: '/kitchen-sink', template: 'generic-content' },
  { path: '/kitchen-sink/bespoke', template: 'bespoke-page' },
  { path: '/kitchen-sink/cpo', template: 'cpo-page' },
  { path: '/kitchen-sink/cpov7', template: 'cpov7-page' },
] as const

/** Every component of the renderer with its sample data, in every theme. Excluded from menus and search engines. */
export function kitchenSinkPages(): readonly ContentPage[] {
  const titled = ([, { title }]: readonly [string, Definition]) => (title === 'may' ? 0 : 1)
  // Starts with a component that may have the page title, so that the h1 comes first.
  const samples = [...components]
    .toSorted((a, b) => titled(a) - titled(b))
    .map(([component, definition]) => sampleOf(component, definition))
  return PAGES.map(({ path, template }) => ({
    file: 'kitchenSink.ts',
    path,
    template: `${TEMPLATE_PREFIX}${template}`,
    title: same('Kitchen sink'),
    description: null,
    isNoIndex: true,
    isHiddenInNavigation: true,
    lastModified: '2026-11-21T09:00:00.000+01:00',
    facts: new Map(),
    onlyIn: null,
    main: [...samples, ...awkwardComponents],
  }))
}

function sampleOf(component: string, { sample }: Definition): ContentComponent {
  const fields = Object.entries(sample)
    .filter(([key]) => !key.startsWith('@') && !key.startsWith('mgnl:'))
    .map(([key, value]: readonly [string, unknown]) => [key, valueOf(key, value)] as const)
  return { component, fields: new Map<string, ContentValue>(fields), onlyIn: null, variants: [] }
}

/** Samples refer to a boutique of the renderer's tests; replace it with one of this shop. */
function valueOf(key: string, value: unknown): ContentValue {
  return key === 'storeId' ? { kind: 'plain', value: stores[0]?.id ?? '' } : { kind: 'given', value }
}
