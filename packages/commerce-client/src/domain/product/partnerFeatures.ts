import type { Product } from '../../types/product.js'

export interface PartnerFeature {
  /** Path of the image in the content library; null = none. */
  readonly asset: string | null
  readonly title: string
  readonly text: string
}

/** The feature blocks of a partner-brand page: exactly 3, or none if any lacks a title and text (Spec §9). */
export function partnerFeatures(product: Product): readonly PartnerFeature[] {
  const features = [
    feature(product.c_Feature1Asset, product.c_Feature1Title, product.c_Feature1Text),
    feature(product.c_Feature2Asset, product.c_Feature2Title, product.c_Feature2Text),
    feature(product.c_Feature3Asset, product.c_Feature3Title, product.c_Feature3Text),
  ]
  return features.every((block) => block.title !== '' || block.text !== '') ? features : []
}

function feature(asset: string | undefined, title = '', text = ''): PartnerFeature {
  return { asset: asset || null, title, text }
}
