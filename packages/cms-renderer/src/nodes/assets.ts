import { imagePlaceholder } from '@vitrine/commerce-client/domain/image/imagePlaceholder'
import type { CloudImageData } from '@vitrine/ui/CloudImage'
import type { FocalImageData } from '@vitrine/ui/FocalImage'
import type { AssetReader } from './assetReader.js'
import { type CmsNode, type CmsValue, isNode } from './cmsNode.js'
import { readNumber, readRaw, readText } from './fieldReaders.js'

export interface AssetRules {
  /** Base URL of DAM files for the browser, e.g. `/cms`; Spec §7: `{cmsBase}/dam/...`. */
  readonly cmsBase: string
  /**
   * Maps an absolute image URL to one for the browser: with `width` (px), to an image of that width if available;
   * without, to a base for the design system's image URL builder. Default: keeps the host and replaces the width.
   */
  readonly imageSource?: ((href: string, width?: number) => string) | undefined
}

const PROVIDER_WIDTH = /(\/image\/upload\/(?:[^/]*,)?)w_\d+(?=[,/])/
const LANDSCAPE = { width: 1600, height: 900 }
const PORTRAIT = { width: 1200, height: 1500 }

/** Reads the assets and focal images of CMS nodes (Spec §3 "Image asset"). */
export function createAssetReader(rules: AssetRules): AssetReader {
  const image = (found: CmsValue | undefined, alt?: string, size = LANDSCAPE): CloudImageData | null => {
    const value = isList(found) ? found[0] : found
    if (typeof value === 'string') {
      const src = rewriteAssetHref(addressOf(value.trim()), rules)
      return src === null ? null : { src, alt: alt ?? '', ...size }
    }
    if (!isNode(value)) return null
    const src = rewriteAssetHref(readRaw(value, '@link'), rules)
    if (src === null) return null
    const metadata = value.fields.get('metadata')
    const facts = isNode(metadata) ? metadata : value
    const width = positive(readNumber(facts, 'width')) ?? size.width
    const height = positive(readNumber(facts, 'height')) ?? size.height
    const placeholder = imagePlaceholder(readRaw(facts, 'placeholder'))
    return { src, alt: alt ?? readText(facts, 'title'), width, height, ...(placeholder && { placeholder }) }
  }
  const crop = (
    value: CmsValue | undefined,
    alt: string | undefined,
    size: typeof LANDSCAPE,
  ): CloudImageData | null => {
    if (!isNode(value)) return null
    const found = image(innerAsset(value), alt, size)
    const focal = readFocalPoint(readRaw(value, 'focalPoint'))
    return found && focal ? { ...found, focal } : found
  }
  return {
    image: (value, alt) => image(value, alt),
    focalImage: (value): FocalImageData | null => {
      if (!isNode(value)) return plain(image(value))
      const alt = value.fields.has('altText') ? readText(value, 'altText') : undefined
      const portrait = crop(value.fields.get('portraitFocalImage'), alt, PORTRAIT)
      const landscape = crop(value.fields.get('landscapeFocalImage'), alt, LANDSCAPE) ?? image(value, alt) ?? portrait
      return landscape && { landscape, portrait, alt: alt ?? landscape.alt }
    },
  }
}

function plain(image: CloudImageData | null): FocalImageData | null {
  return image && { landscape: image, portrait: null, alt: image.alt }
}

function isList(value: CmsValue | undefined): value is readonly CmsValue[] {
  return Array.isArray(value)
}

/** An unresolved asset reference (`jcr:uuid`) is used as the name of a DAM file. */
function addressOf(value: string): string {
  return /^jcr:[\w-]{1,100}$/.test(value) ? `/dam/${value}` : value
}

/** Browser URL of a CMS asset; null when it is empty or its scheme is not valid for images. */
export function rewriteAssetHref(href: string, rules: AssetRules, width?: number): string | null {
  // Browsers drop tabs and line ends and read `\\` as `/`: `/\\evil.example` would be another host.
  if (href === '' || /[\\\p{Cc}]/u.test(href)) return null
  const cmsPath = /^(?:\/[\w-]+)?(\/(?:dam|\.imaging)\/.*)$/s.exec(href)?.[1]
  if (cmsPath) return `${rules.cmsBase}${cmsPath}`
  if (/^https?:\/\//i.test(href)) return isPlainUrl(href) ? (rules.imageSource ?? providerSource)(href, width) : null
  return href.startsWith('/') && !href.startsWith('//') ? href : null
}

/** Replaces the width in a URL of the image provider; returns other URLs unchanged. */
function providerSource(href: string, width?: number): string {
  return width === undefined ? href : href.replace(PROVIDER_WIDTH, `$1w_${width}`)
}

/** Whether an absolute URL is valid and has no user name or password. */
function isPlainUrl(href: string): boolean {
  const url = URL.canParse(href) ? new URL(href) : null
  return url !== null && url.username === '' && url.password === ''
}

/** A focal point `x#y` in percent; null when it is missing or invalid. */
export function readFocalPoint(value: string): { readonly x: number; readonly y: number } | null {
  const [x = Number.NaN, y = Number.NaN, ...rest] = value
    .split('#')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (rest.length > 0 || !Number.isFinite(x) || !Number.isFinite(y)) return null
  return { x: clamp(x), y: clamp(y) }
}

/** The name of the inner property is not fixed: any single child with an address is accepted. */
function innerAsset(value: CmsNode): CmsValue | undefined {
  if (value.fields.has('@link')) return value
  for (const child of value.fields.values()) if (isNode(child) && child.fields.has('@link')) return child
  return value.fields.get('image')
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null
}

function clamp(percent: number): number {
  return Math.min(100, Math.max(0, percent))
}
