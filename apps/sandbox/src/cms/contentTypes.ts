import type { Localised } from '../seed/seedTypes.js'

/** A value of a content file after the check, still in every language. */
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
  /** Already as the CMS delivers it: samples of the renderer. */
  | { readonly kind: 'given'; readonly value: unknown }

export type ContentFields = ReadonlyMap<string, ContentValue>

/** A picture in two crops: a scene of the image studio, or twice the photograph of a piece. */
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
  /** Tiny picture as a data URI; null = there is none. */
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
  /** What takes its place for some visitors, in the order of trial. */
  readonly variants: readonly ContentVariant[]
}

/** A component as some visitors see it. All its fields: what the author left out is that of the component. */
export interface ContentVariant extends ContentItem {
  /** Name for editors, English. */
  readonly name: string
  /** Visitors who see it, e.g. `collectors`; null = everyone in its countries. */
  readonly audience: string | null
}

export interface ContentPage {
  /** File that the page comes from, for messages. */
  readonly file: string
  /** Path after country and language; `/` is the home page. */
  readonly path: string
  readonly template: string
  readonly title: Localised
  readonly description: Localised | null
  readonly isNoIndex: boolean
  readonly isHiddenInNavigation: boolean
  readonly lastModified: string
  /** `published`, `author`, `image`, `productId`, `categoryId`, `storeId`, where the author gave them. */
  readonly facts: ContentFields
  readonly onlyIn: readonly string[] | null
  readonly main: readonly ContentComponent[]
}

/** A page below `/campaign/`: the same in every country, and hidden outside its time. */
export interface CampaignPage extends ContentPage {
  /** First moment of the campaign in epoch milliseconds; null = always begun. */
  readonly start: number | null
  /** First moment after it; null = never over. */
  readonly end: number | null
}

/** A page that stands in for products, categories or a path. */
export interface EcomPage extends ContentPage {
  readonly match: {
    readonly resourceType: 'product' | 'category' | null
    readonly virtualPath: string | null
    /** Category ids; the nearest one on the way to the resource wins. */
    readonly categories: readonly string[]
    /** Product types for which the page stands in where no category decides. */
    readonly productTypes: readonly string[]
  }
}

/** An entry of a link list. */
export interface ContentLink {
  readonly label: Localised
  /** Address, or null where a category gives it. */
  readonly href: string | null
  readonly categoryId: string | null
  readonly type: 'internal' | 'external' | 'sfraLinkReference'
  readonly target: '_self' | '_blank'
  readonly onlyIn: readonly string[] | null
}

/** A page of a partner that is shown in a frame. */
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
