import type { Place } from './place.js'
import type { ContentComponent, ContentFields, ContentItem } from './contentTypes.js'
import type { DeliveryNode } from './deliveryNode.js'

/** A personalised component as a visitor sees it: its first matching variant, else the original. */
export function winnerOf(component: ContentComponent, { country, audience }: Place): ContentItem {
  const fitting = component.variants.find(
    (variant) =>
      (variant.audience === null || variant.audience === audience) &&
      (variant.onlyIn === null || variant.onlyIn.some((one) => one === country)),
  )
  return fitting ?? component
}

/** A component with all its variants, as `content['variant-0']`; each has the path `{path}/variants/variant-0`. */
export function compileVariants(
  { variants }: ContentComponent,
  original: DeliveryNode,
  make: (fields: ContentFields, name: string, path: string) => DeliveryNode,
): DeliveryNode {
  if (variants.length === 0) return original
  const compiled = variants.map(({ fields, name }, index) => ({
    ...make(fields, `variant-${index}`, `${original['@path']}/variants/variant-${index}`),
    'mgnl:variantTitle': name,
  }))
  return {
    ...original,
    ...Object.fromEntries(compiled.map((variant) => [variant['@name'], variant])),
    '@nodes': [...original['@nodes'], ...compiled.map((variant) => variant['@name'])],
  }
}
