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
  connected: ['partner-brand-iframe', 'wishlist'],
  recommendations: ['product-recommendations'],
} as const

export type TemplateGroup = keyof typeof groups | 'content'

const groupOf: ReadonlyMap<string, TemplateGroup> = new Map(
  Object.entries(groups).flatMap(([group, names]) =>
    names.map((name) => [`vitrine:components/${name}`, groupNamed(group)] as const),
  ),
)

/** Every group. */
export const templateGroups: readonly TemplateGroup[] = [...new Set(groupOf.values()), 'content']

/** Groups that a document waits for when it shows them, the most wanted first. */
const mainGroups = ['product', 'listing', 'content'] as const satisfies readonly TemplateGroup[]

/**
 * Groups that a page shows, by when their code comes: with the page, or after it. A page waits for what it is about; until
 * then, the HTML of everything else stays as the server wrote it.
 */
export function groupsByTime(nodes: readonly RenderNode[]): {
  readonly first: readonly TemplateGroup[]
  readonly later: readonly TemplateGroup[]
} {
  const used = templateGroupsOf(nodes)
  const main = mainGroups.find((group) => used.includes(group))
  return { first: used.filter((group) => group === main), later: used.filter((group) => group !== main) }
}

/** Templates of nodes, and of the nodes inside them, whose code comes after hydration. */
export function laterTemplates(nodes: readonly RenderNode[]): readonly string[] {
  const { later } = groupsByTime(nodes)
  return [...templatesUsed(nodes)].filter((template) => later.includes(templateGroup(template)))
}

/** The file in which a CMS template travels. */
export function templateGroup(template: string): TemplateGroup {
  return groupOf.get(template) ?? 'content'
}

/** Groups that nodes and the nodes inside them use, each once. */
export function templateGroupsOf(nodes: readonly RenderNode[]): readonly TemplateGroup[] {
  return [...new Set([...templatesUsed(nodes)].map(templateGroup))]
}

function templatesUsed(nodes: readonly RenderNode[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (node: RenderNode) => {
    found.add(node.template)
    if (hasNodes(node.props)) node.props.nodes.forEach(visit)
  }
  nodes.forEach(visit)
  return found
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
