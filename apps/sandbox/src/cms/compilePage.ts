import { IMAGE_BASE } from '../commerce/siteConfig.js'
import type { Language } from '../seed/seedTypes.js'
import { nodeId } from './nodeId.js'
import type { ContentComponent, ContentFields, ContentImage, ContentPage, ContentValue } from './contentTypes.js'

/** A Magnolia delivery node. */
export interface DeliveryNode {
  readonly '@name': string
  readonly '@path': string
  readonly '@id': string
  readonly '@nodeType': string
  readonly '@nodes': readonly string[]
  readonly [property: string]: unknown
}

/** Whether a value of a node is a node itself. */
export function isNode(value: unknown): value is DeliveryNode {
  return typeof value === 'object' && value !== null && '@nodes' in value
}

/** Where a page is read: a country of the website, or null = the campaigns, which have none. */
interface Place {
  readonly country: string | null
  readonly language: Language
}

type NodeType = 'mgnl:page' | 'mgnl:area' | 'mgnl:component' | 'mgnl:contentNode'

const CREATED = '2026-03-02T08:15:00.000+01:00'

/** A page as Magnolia delivers it: `@nodes` everywhere, numbers and booleans as text, one language. */
export function compilePage(page: ContentPage, place: Place): DeliveryNode {
  const properties = pageProperties(page, place)
  const path = properties['@path']
  return {
    ...properties,
    main: components(page.main, 'main', `${path}/main`, place),
    '@nodes': ['main'],
  }
}

/** Node that pages of a country lie below. */
function rootOf({ country }: Place): string {
  return country === null ? '' : `/${country}`
}

/** A page without its areas, as the children call delivers it (finite depth). */
export function compilePageProperties(page: ContentPage, place: Place): DeliveryNode {
  return pageProperties(page, place)
}

function pageProperties(page: ContentPage, place: Place) {
  const { language } = place
  const path = `${rootOf(place)}${page.path === '/' ? '' : page.path}`
  const name = page.path === '/' ? 'home' : page.path.slice(page.path.lastIndexOf('/') + 1)
  return {
    ...system(name, path, 'mgnl:page'),
    title: escaped(page.title[language]),
    ...(page.description && { description: escaped(page.description[language]) }),
    noIndex: String(page.isNoIndex),
    hideInNavigation: String(page.isHiddenInNavigation),
    'mgnl:template': page.template,
    'mgnl:created': CREATED,
    'mgnl:lastModified': page.lastModified,
    'mgnl:activationStatus': 'true',
  }
}

/** An area; child names are `0`, `00`, `01` ..., which JavaScript would sort wrongly. */
function components(list: readonly ContentComponent[], name: string, path: string, place: Place): DeliveryNode {
  const shown = list.filter(({ onlyIn }) => onlyIn === null || onlyIn.some((country) => country === place.country))
  const names = shown.map((_, index) => childName(index))
  const children = shown.map(({ component, fields }, index) => {
    const own = `${path}/${names[index]}`
    return [
      names[index] ?? '',
      node(names[index] ?? '', own, 'mgnl:component', fields, place, `vitrine:components/${component}`),
    ]
  })
  return { ...system(name, path, 'mgnl:area'), ...Object.fromEntries(children), '@nodes': names }
}

function node(
  name: string,
  path: string,
  type: NodeType,
  fields: ContentFields,
  place: Place,
  template?: string,
): DeliveryNode {
  const entries = [...fields].map(([key, value]) => [key, compile(value, key, `${path}/${key}`, place)] as const)
  return {
    ...system(name, path, type),
    ...(template && { 'mgnl:template': template }),
    ...Object.fromEntries(entries),
    '@nodes': [...fields]
      .filter(([, { kind }]) => kind === 'composite' || kind === 'list' || kind === 'components')
      .map(([key]) => key),
  }
}

function compile(value: ContentValue, key: string, path: string, place: Place): unknown {
  switch (value.kind) {
    case 'text':
      return escaped(value.text[place.language])
    case 'html':
      return convertedLinks(value.text[place.language], place)
    case 'plain':
      return value.value
    case 'category':
      return `vitrine-commerce~${value.id}`
    case 'product':
      return reference(value.id, 0)
    case 'products':
      return value.ids.map(reference)
    case 'image':
      return focalImage(value.image, key, path, place)
    case 'composite':
      return node(key, path, 'mgnl:contentNode', value.fields, place)
    case 'components':
      return components(value.items, key, path, place)
    case 'list':
      return list(value.items, key, path, place)
  }
}

function list(items: readonly ContentFields[], name: string, path: string, place: Place): DeliveryNode {
  const names = items.map((_, index) => `${name}${index}`)
  const children = items.map((fields, index) => {
    const child = `${name}${index}`
    return [child, node(child, `${path}/${child}`, 'mgnl:contentNode', fields, place)]
  })
  return { ...system(name, path, 'mgnl:contentNode'), ...Object.fromEntries(children), '@nodes': names }
}

/** References come in more than one form; which one depends on the field type that the editor's dialog used. */
function reference(id: string, index: number): string {
  if (index % 2 === 0) return `vitrine-commerce~${id}`
  return JSON.stringify({ definitionName: 'vitrine-commerce', connectionName: 'main', productId: id })
}

function focalImage(image: ContentImage, name: string, path: string, { language }: Place): DeliveryNode {
  const crop = (side: string, suffix: string, width: number, height: number, focalPoint: string) => ({
    ...system(side, `${path}/${side}`, 'mgnl:contentNode'),
    image: asset(`scenes/${image.scene}${suffix}.jpg`, `${image.scene}${suffix}`, width, height, image.alt[language]),
    focalPoint,
    '@nodes': [],
  })
  return {
    ...system(name, path, 'mgnl:contentNode'),
    landscapeFocalImage: crop('landscapeFocalImage', '', 2400, 1350, image.focalPoint),
    portraitFocalImage: crop('portraitFocalImage', '-portrait', 1600, 2000, image.portraitFocalPoint),
    altText: escaped(image.alt[language]),
    '@nodes': ['landscapeFocalImage', 'portraitFocalImage'],
  }
}

function asset(publicId: string, name: string, width: number, height: number, title: string) {
  return {
    '@name': name,
    '@path': `/${publicId}`,
    '@id': `jcr:${nodeId(publicId)}`,
    '@link': `${IMAGE_BASE}${publicId}`,
    metadata: {
      fileName: `${name}.jpg`,
      mimeType: 'image/jpeg',
      type: 'image',
      format: 'image/jpeg',
      width: String(width),
      height: String(height),
      title: escaped(title),
    },
  }
}

/** Links of rich text as Magnolia converts them: country and language where the page has a country, extension. */
function convertedLinks(html: string, { country, language }: Place): string {
  const root = country === null ? '' : `/${country}/${language}`
  const home = country === null ? '/home' : ''
  return html.replace(/href="(\/[^"#?.]*)"/g, (_, path: string) => `href="${root}${path === '/' ? home : path}.html"`)
}

function system(name: string, path: string, type: NodeType) {
  return { '@name': name, '@path': path, '@id': nodeId(path), '@nodeType': type, '@nodes': [] }
}

function childName(index: number): string {
  return index === 0 ? '0' : `0${index - 1}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;')
}
