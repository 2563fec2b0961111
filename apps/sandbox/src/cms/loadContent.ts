import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CAMPAIGN_TEMPLATE, readCampaign } from './readCampaign.js'
import { ContentFault } from './ContentFault.js'
import type { Content, ContentLink, ContentPage, EcomPage } from './contentTypes.js'
import { readPage } from './readPage.js'
import { readFrames } from './readFrames.js'
import {
  type Json,
  readList,
  readLocalised,
  readObject,
  readOnlyIn,
  readPath,
  readString,
  readStrings,
} from './readers.js'

/** Folder of the content files, for both source and bundle. */
export function contentFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'content', 'pages'))) return join(folder, 'content')
    if (folder === dirname(folder)) {
      throw new Error(
        'No folder content/pages found above the CMS, so there are no pages to serve. Run the sandbox inside its package.',
      )
    }
  }
}

/**
 * Reads and validates every content file.
 * @throws ContentFault with the file and field of the first error
 */
export function loadContent(folder = contentFolder()): Content {
  const files = filesOf(folder, 'pages')
  const pages = files.filter(([, json]) => !isCampaign(json)).map(([file, json]) => readWebsitePage(json, file))
  const campaigns = files
    .filter(([, json]) => isCampaign(json))
    .map(([file, json]) => readCampaign(readPage(json, file), json))
  const ecomPages = filesOf(folder, 'ecompages').map(([file, json]) => readEcomPage(json, file))
  const [linksFile, links] = readFile(folder, 'links.json')
  assertDistinct([...pages, ...campaigns])
  return { pages, campaigns, ecomPages, links: readLinks(links, linksFile), frames: readFrames(...framesOf(folder)) }
}

/** Frames are optional. */
function framesOf(folder: string): readonly [string, Json] {
  const name = 'iframes.json'
  return existsSync(join(folder, name)) ? readFile(folder, name) : [`content/${name}`, {}]
}

function filesOf(folder: string, kind: string): readonly (readonly [string, Json])[] {
  if (!existsSync(join(folder, kind))) throw new ContentFault(`content/${kind}`, 'is missing.')
  const names = readdirSync(join(folder, kind))
    .filter((name) => name.endsWith('.json'))
    .sort()
  return names.map((name) => readFile(folder, `${kind}/${name}`))
}

function readFile(folder: string, name: string): readonly [string, Json] {
  const place = `content/${name}`
  try {
    const json: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return [place, readObject(json, place)]
  } catch (cause) {
    if (cause instanceof ContentFault) throw cause
    if (cause instanceof SyntaxError) throw new ContentFault(place, `is not valid JSON (${cause.message}).`)
    throw new ContentFault(place, `cannot be read (${String(cause)}).`)
  }
}

function isCampaign({ template }: Json): boolean {
  return template === CAMPAIGN_TEMPLATE
}

/**
 * A page of the website. Paths with `/campaign/` belong to another endpoint (Spec §7), so they are not allowed here.
 */
function readWebsitePage(json: Json, file: string): ContentPage {
  const page = readPage(json, file)
  if (page.path.includes('/campaign/'))
    throw new ContentFault(`${file}, path`, `belongs to a campaign, whose template is ${CAMPAIGN_TEMPLATE}.`)
  for (const field of ['start', 'end'])
    if (json[field] !== undefined) throw new ContentFault(`${file}, ${field}`, 'is a field of campaigns only.')
  return page
}

function readEcomPage(json: Json, file: string): EcomPage {
  const match = readObject(json.match, `${file}, match`)
  const { resourceType } = match
  if (resourceType !== undefined && resourceType !== 'product' && resourceType !== 'category') {
    throw new ContentFault(`${file}, match.resourceType`, 'must be product or category.')
  }
  return {
    ...readWebsitePage(json, file),
    match: {
      resourceType: resourceType ?? null,
      virtualPath: match.virtualPath === undefined ? null : readPath(match.virtualPath, `${file}, match.virtualPath`),
      categories: readStrings(match.categories ?? [], `${file}, match.categories`),
      productTypes: readStrings(match.productTypes ?? [], `${file}, match.productTypes`),
    },
  }
}

function readLinks(json: Json, file: string): ReadonlyMap<string, readonly ContentLink[]> {
  return new Map(
    Object.entries(json).map(([key, list]) => [
      key,
      readList(list, `${file}, ${key}`).map((one, index) => readLink(one, `${file}, ${key}[${index}]`)),
    ]),
  )
}

function readLink(value: unknown, place: string): ContentLink {
  const { label, href, categoryId, type = 'internal', target = '_self', onlyIn } = readObject(value, place)
  if (type !== 'internal' && type !== 'external' && type !== 'sfraLinkReference') {
    throw new ContentFault(`${place}.type`, 'must be internal, external or sfraLinkReference.')
  }
  if (target !== '_self' && target !== '_blank') throw new ContentFault(`${place}.target`, 'must be _self or _blank.')
  if ((href === undefined) === (categoryId === undefined))
    throw new ContentFault(place, 'needs either href or categoryId.')
  return {
    label: readLocalised(label, `${place}.label`),
    href: href === undefined ? null : readPath(href, `${place}.href`),
    categoryId: categoryId === undefined ? null : readString(categoryId, `${place}.categoryId`),
    type,
    target,
    onlyIn: readOnlyIn(onlyIn, `${place}.onlyIn`),
  }
}

/** Two files may share a path only if each lists its countries. */
function assertDistinct(pages: readonly ContentPage[]): void {
  const seen = new Map<string, string>()
  for (const { path, onlyIn, file } of pages) {
    for (const country of onlyIn ?? ['every country']) {
      const other = seen.get(`${path} ${country}`)
      if (other) throw new ContentFault(`${file}, path`, `"${path}" is the path of ${other} too.`)
      seen.set(`${path} ${country}`, file)
    }
  }
}
