import type { RenderNode } from '@vitrine/cms-renderer/nodes/renderNode'

/** Templates that share one chunk of the client bundle, and one stylesheet; unlisted templates are in `content`. */
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

/** Groups that block hydration of a document that shows them, in order of priority. */
const mainGroups = ['product', 'listing', 'content'] as const satisfies readonly TemplateGroup[]

/**
 * Groups that a page shows, by when their code loads: before or after hydration. Hydration waits only for the page's main
 * content; the rest keeps its server HTML until its code is loaded.
 */
export function groupsByTime(nodes: readonly RenderNode[]): {
  readonly first: readonly TemplateGroup[]
  readonly afterHydration: readonly TemplateGroup[]
} {
  const used = templateGroupsOf(nodes)
  const main = mainGroups.find((group) => used.includes(group))
  return { first: used.filter((group) => group === main), afterHydration: used.filter((group) => group !== main) }
}

/** Templates of nodes and nested nodes whose code loads after hydration. */
export function templatesAfterHydration(nodes: readonly RenderNode[]): readonly string[] {
  const { afterHydration } = groupsByTime(nodes)
  return [...templatesUsed(nodes)].filter((template) => afterHydration.includes(templateGroup(template)))
}

/** The chunk that contains a CMS template. */
export function templateGroup(template: string): TemplateGroup {
  return groupOf.get(template) ?? 'content'
}

/** Groups that nodes and nested nodes use, without duplicates. */
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
