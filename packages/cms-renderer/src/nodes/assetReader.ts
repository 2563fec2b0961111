import type { CmsValue } from './cmsNode.js'
import type { CloudImageData } from '@vitrine/ui/CloudImage'
import type { FocalImageData } from '@vitrine/ui/FocalImage'

/** Reads the assets of a CMS node as images of the design system. */
export interface AssetReader {
  /** A plain asset (`{@link, metadata}`); null when it is missing or has no address. */
  readonly image: (value: CmsValue | undefined, alt?: string) => CloudImageData | null
  /** A focal image with its landscape and portrait crop (Spec §3 "Image asset"), or a plain asset. */
  readonly focalImage: (value: CmsValue | undefined) => FocalImageData | null
}
