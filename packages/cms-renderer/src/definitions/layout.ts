import type { BreadcrumbsProps } from '@vitrine/ui/Breadcrumbs'
import type { ContainerProps } from '@vitrine/ui/Container'
import type { FocalImageProps } from '@vitrine/ui/FocalImage'
import type { SpacingProps } from '@vitrine/ui/Spacing'
import { readChildren, readChoice } from '../nodes/fieldReaders.js'
import type { RenderNode } from '../nodes/renderNode.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

/** The way from the home page to this one; commerce pages bring their own. */
export const breadcrumbs: Definition<BreadcrumbsProps> = {
  id: 'vitrine:components/breadcrumbs',
  parse: (_, ctx) => (ctx.page.breadcrumbs.length < 2 ? null : { items: ctx.page.breadcrumbs }),
  sample: sampleNode('vitrine:components/breadcrumbs', {}),
}

/** Empty space between two sections. */
export const spacing: Definition<SpacingProps> = {
  id: 'vitrine:components/spacing',
  parse: (node) => ({ size: readChoice(node, 'size', ['small', 'medium', 'large'], 'medium') }),
  sample: sampleNode('vitrine:components/spacing', { size: 'large' }),
}

/** An area of its own, set to one of the page's widths. */
export const container: Definition<Pick<ContainerProps, 'width'> & { readonly nodes: readonly RenderNode[] }> = {
  id: 'vitrine:components/container',
  parse: (node, _, { parseArea }) => {
    const nodes = parseArea(readChildren(node, 'content'))
    if (nodes.length === 0) return null
    return { width: readChoice(node, 'width', ['full', 'page', 'listing', 'text'], 'page'), nodes }
  },
  sample: sampleNode(
    'vitrine:components/container',
    {
      width: 'text',
      content: sampleData({ '0': sampleNode('vitrine:components/spacing', { size: 'small' }) }, ['0']),
    },
    ['content'],
  ),
}

/** A picture alone. */
export const image: Definition<FocalImageProps> = {
  id: 'vitrine:components/image',
  parse: (node, ctx) => {
    const found = ctx.assets.focalImage(node.fields.get('image'))
    if (!found) return null
    return {
      image: found,
      sizes: '100vw',
      landscapeRatio: readChoice(node, 'ratio', ['16:9', '21:9', '3:2', '1:1'], '16:9'),
    }
  },
  sample: sampleNode('vitrine:components/image', { image: sampleFocalImage, ratio: '21:9' }),
}
