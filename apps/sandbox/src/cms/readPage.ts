import { isPageTemplateId } from '@vitrine/cms-renderer/nodes/pageTemplates'
import { ContentFault } from './ContentFault.js'
import type { ContentFields, ContentPage, ContentValue } from './contentTypes.js'
import { readComponents } from './readFields.js'
import { readImage } from './readImages.js'
import {
  type Json,
  readFlag,
  readLocalised,
  readMoment,
  readOnlyIn,
  readPath,
  readString,
  readText,
} from './readers.js'
import { readStoreId } from './readStoreId.js'

/** Prefix of all page template ids. */
export const TEMPLATE_PREFIX = 'vitrine:pages/'

const PAGE_FIELDS = new Set([
  'path',
  'template',
  'title',
  'description',
  'noIndex',
  'hideInNavigation',
  'lastModified',
  'published',
  'author',
  'image',
  'productId',
  'categoryId',
  'storeId',
  'onlyIn',
  'main',
  'match',
  'start',
  'end',
])

/** Fields of a page that the renderer reads in addition to title, description and flags. */
const readFacts: Readonly<Record<string, (value: unknown, place: string) => ContentValue>> = {
  published: (value, place) => ({ kind: 'plain', value: readMoment(value, place).text }),
  author: (value, place) => ({ kind: 'text', text: readText(value, place) }),
  image: (value, place) => ({ kind: 'image', image: readImage(value, place) }),
  productId: (value, place) => ({ kind: 'product', id: readString(value, place) }),
  categoryId: (value, place) => ({ kind: 'category', id: readString(value, place) }),
  storeId: (value, place) => ({ kind: 'plain', value: readStoreId(value, place) }),
}

/** Reads the fields common to all kinds of pages. @throws ContentFault */
export function readPage(json: Json, file: string): ContentPage {
  const unknown = Object.keys(json).find((key) => !PAGE_FIELDS.has(key))
  if (unknown) throw new ContentFault(`${file}, ${unknown}`, 'is not a field of a page.')
  return {
    file,
    path: readPath(json.path, `${file}, path`),
    template: readTemplate(json.template, `${file}, template`),
    title: readLocalised(json.title, `${file}, title`),
    description: json.description === undefined ? null : readLocalised(json.description, `${file}, description`),
    isNoIndex: readFlag(json.noIndex, `${file}, noIndex`),
    isHiddenInNavigation: readFlag(json.hideInNavigation, `${file}, hideInNavigation`),
    lastModified: readMoment(json.lastModified, `${file}, lastModified`).text,
    facts: factsOf(json, file),
    onlyIn: readOnlyIn(json.onlyIn, `${file}, onlyIn`),
    main: readComponents(json.main, `${file}, main`),
  }
}

function readTemplate(value: unknown, place: string): string {
  const name = readString(value, place)
  const id = `${TEMPLATE_PREFIX}${name}`
  if (!isPageTemplateId(id))
    throw new ContentFault(place, `"${name}" is unknown. See pageTemplates.ts of the renderer for those that exist.`)
  return id
}

function factsOf(json: Json, file: string): ContentFields {
  const facts = new Map<string, ContentValue>()
  for (const [name, read] of Object.entries(readFacts))
    if (json[name] !== undefined) facts.set(name, read(json[name], `${file}, ${name}`))
  return facts
}
