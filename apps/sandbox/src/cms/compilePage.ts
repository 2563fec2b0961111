import { area, node } from './compileNode.js'
import { escaped, localised } from './compileText.js'
import type { ContentPage } from './contentTypes.js'
import { cutDepth, type DeliveryNode, system } from './deliveryNode.js'
import type { Place } from './place.js'

const CREATED = '2026-03-02T08:15:00.000+01:00'

/** Levels below the page that the endpoint delivers. */
const DEPTH = 10

/** A page as Magnolia delivers it: `@nodes` everywhere, numbers and booleans as text, one language. */
export function compilePage(page: ContentPage, place: Place): DeliveryNode {
  const properties = compilePageProperties(page, place)
  const main = area(page.main, 'main', `${properties['@path']}/main`, place)
  return cutDepth({ ...properties, main, '@nodes': ['main'] }, DEPTH)
}

/** A page without its areas, as in child lists and query results. */
export function compilePageProperties(page: ContentPage, place: Place): DeliveryNode {
  const path = `${place.country === null ? '' : `/${place.country}`}${page.path === '/' ? '' : page.path}`
  const name = page.path === '/' ? 'home' : page.path.slice(page.path.lastIndexOf('/') + 1)
  const { '@nodes': _, ...facts } = node(name, path, 'mgnl:page', page.facts, place)
  return {
    ...system(name, path, 'mgnl:page'),
    ...Object.fromEntries(localised('title', page.title, place, escaped)),
    ...(page.description && Object.fromEntries(localised('description', page.description, place, escaped))),
    ...facts,
    noIndex: String(page.isNoIndex),
    hideInNavigation: String(page.isHiddenInNavigation),
    'mgnl:template': page.template,
    'mgnl:created': CREATED,
    'mgnl:lastModified': page.lastModified,
    'mgnl:activationStatus': 'true',
  }
}
