import type { RenderNode } from '@vitrine/cms-renderer/nodes/renderNode'

/** Templates that share one file of the shopper's bundle, and one stylesheet; whatever is not listed is `content`. */
const groups = {
  product: ['product-detail', 'pre-owned-product-detail'],
  listing: ['product-grid'],
  banners: ['banner-slider', 'homepage-hero-banner-slide', 'partner-brand-banner-slider', 'product-slider'],
  media: ['cloud-image', 'video'],
  features: ['countdown', 'logo-wall', 'point-of-sale-banner', 'push-teaser', 'retailer-frame'],
  forms: ['contact-form', 'product-contact-form'],
  stores: ['store-finder', 'store-location-details', 'store-locator'],
  connected: ['partner-brand-iframe', 'product-recommendations', 'wishlist'],
} as const

export type TemplateGroup = keyof typeof groups | 'content'

const groupOf: ReadonlyMap<string, TemplateGroup> = new Map(
  Object.entries(groups).flatMap(([group, names]) =>
    names.map((name) => [`vitrine:components/${name}`, groupNamed(group)] as const),
  ),
)

/** Every group. */
export const templateGroups: readonly TemplateGroup[] = [...new Set(groupOf.values()), 'content']

/** The file in which a CMS template travels. */
export function templateGroup(template: string): TemplateGroup {
  return groupOf.get(template) ?? 'content'
}

/** Groups that nodes and the nodes inside them use, each once. */
export function templateGroupsOf(nodes: readonly RenderNode[]): readonly TemplateGroup[] {
  const found = new Set<TemplateGroup>()
  const visit = (node: RenderNode) => {
    found.add(templateGroup(node.template))
    if (hasNodes(node.props)) node.props.nodes.forEach(visit)
  }
  nodes.forEach(visit)
  return [...found]
}

function hasNodes(props: object): props is { readonly nodes: readonly RenderNode[] } {
  return 'nodes' in props && Array.isArray(props.nodes)
}

function groupNamed(name: string): TemplateGroup {
  return isGroup(name) ? name : 'content'
}

function isGroup(name: string): name is keyof typeof groups {
  return Object.hasOwn(groups, name)
}
