import type { Localised } from '../seed/localised.js'

/** A validated value of a content file, still in every language. */
export type ContentValue =
  | { readonly kind: 'text'; readonly text: Localised }
  | { readonly kind: 'html'; readonly text: Localised }
  | { readonly kind: 'plain'; readonly value: string }
  | { readonly kind: 'product' | 'category'; readonly id: string }
  | { readonly kind: 'products' | 'categories'; readonly ids: readonly string[] }
  | { readonly kind: 'image'; readonly image: ContentImage }
  | { readonly kind: 'asset'; readonly asset: ContentAsset }
  | { readonly kind: 'composite'; readonly item: ContentItem }
  | { readonly kind: 'list'; readonly items: readonly ContentItem[] }
  | { readonly kind: 'components'; readonly items: readonly ContentComponent[] }
  /** Already in the format of the CMS: samples of the renderer. */
  | { readonly kind: 'given'; readonly value: unknown }

export type ContentFields = ReadonlyMap<string, ContentValue>

/** A picture in two crops: a studio scene, or a product photograph used twice. */
export interface ContentImage {
  readonly landscape: ContentCrop
  readonly portrait: ContentCrop
  readonly alt: Localised
}

export interface ContentCrop extends Pick<ContentAsset, 'file' | 'width' | 'height' | 'placeholder'> {
  /** `x#y` in percent. */
  readonly focalPoint: string
}

/** One picture: a photograph or a logo. */
export interface ContentAsset {
  /** Public id of the image provider. */
  readonly file: string
  readonly mimeType: 'image/jpeg' | 'image/png'
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Placeholder as a data URI; null = none. */
  readonly placeholder: string | null
  readonly alt: Localised
}

/** A link, or an entry of a list. */
export interface ContentItem {
  readonly fields: ContentFields
  /** Path codes of the countries that show it; null = all. */
  readonly onlyIn: readonly string[] | null
}

export interface ContentComponent extends ContentItem {
  /** Template id without its prefix, e.g. `hero-banner`. */
  readonly component: string
  /** Personalised variants, in the order in which they are tried. */
  readonly variants: readonly ContentVariant[]
}

/**
 * A component as some visitors see it. Contains all fields: those that the author omitted are copied from the
 * component.
 */
export interface ContentVariant extends ContentItem {
  /** Name for editors, English. */
  readonly name: string
  /** Audience, e.g. `collectors`; null = everyone in its countries. */
  readonly audience: string | null
}

export interface ContentPage {
  /** Source file of the page, for messages. */
  readonly file: string
  /** Path after country and language; `/` is the home page. */
  readonly path: string
  readonly template: string
  readonly title: Localised
  readonly description: Localised | null
  readonly isNoIndex: boolean
  readonly isHiddenInNavigation: boolean
  readonly lastModified: string
  /** `published`, `author`, `image`, `productId`, `categoryId`, `storeId`, if the author set them. */
  readonly facts: ContentFields
  readonly onlyIn: readonly string[] | null
  readonly main: readonly ContentComponent[]
}

/** A page below `/campaign/`: identical in every country, and hidden outside its time. */
export interface CampaignPage extends ContentPage {
  /** Start in epoch milliseconds; null = no start. */
  readonly start: number | null
  /** End in epoch milliseconds, exclusive; null = no end. */
  readonly end: number | null
}

/** A page shown for products, categories or a path. */
export interface EcomPage extends ContentPage {
  readonly match: {
    readonly resourceType: 'product' | 'category' | null
    readonly virtualPath: string | null
    /** Category ids; the closest one to the resource wins. */
    readonly categories: readonly string[]
    /** Product types that use the page if no category decides. */
    readonly productTypes: readonly string[]
  }
}

/** An entry of a link list. */
export interface ContentLink {
  readonly label: Localised
  /** Address, or null if it comes from a category. */
  readonly href: string | null
  readonly categoryId: string | null
  readonly type: 'internal' | 'external' | 'sfraLinkReference'
  readonly target: '_self' | '_blank'
  readonly onlyIn: readonly string[] | null
}

/** A partner page shown in a frame. */
export interface ContentFrame {
  readonly src: string
  readonly title: Localised
  /** Pixels. */
  readonly height: number
  readonly onlyIn: readonly string[] | null
}

export interface Content {
  readonly pages: readonly ContentPage[]
  readonly campaigns: readonly CampaignPage[]
  readonly ecomPages: readonly EcomPage[]
  /** Link lists by key. */
  readonly links: ReadonlyMap<string, readonly ContentLink[]>
  /** Frames by key. */
  readonly frames: ReadonlyMap<string, ContentFrame>
}

/** Public ids of the photographs, without folder and extension. */
export const scenes = [
  'home-hero',
  'watches',
  'jewellery',
  'high-jewellery',
  'cpo-hero',
  'pre-owned-hero',
  'corvane-hero',
  'corvane-atelier',
  'gifts',
  'boutique',
  'craft',
  'rings',
  'necklaces',
  'earrings',
  'bracelets',
  'mens-watches',
  'ladies-watches',
  'pearls',
  'heritage',
  'texture-guilloche',
  'texture-movement',
] as const

export type Scene = (typeof scenes)[number]
