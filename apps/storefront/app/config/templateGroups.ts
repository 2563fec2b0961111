/** Kinds of page whose templates share one file of the shopper's bundle. */
export const templateGroups = ['content', 'listing', 'product'] as const

export type TemplateGroup = (typeof templateGroups)[number]

/** The file in which a CMS template travels. */
export function templateGroup(template: string): TemplateGroup {
  if (template.endsWith('/product-detail') || template.endsWith('/pre-owned-product-detail')) return 'product'
  return template.endsWith('/product-grid') ? 'listing' : 'content'
}
