import type { BreadcrumbsProps } from '@vitrine/ui/Breadcrumbs'
import type { ContainerProps } from '@vitrine/ui/Container'
import type { FocalImageProps } from '@vitrine/ui/FocalImage'
import type { SpacingProps } from '@vitrine/ui/Spacing'
import { defineComponent } from '../fields/defineComponent.js'
import { area, choice, focalImage } from '../fields/fieldKinds.js'
import type { RenderNode } from '../nodes/renderNode.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

/** The way from the home page to this one; commerce pages bring their own. */
export const breadcrumbs: Definition<BreadcrumbsProps> = defineComponent({
  id: 'vitrine:components/breadcrumbs',
  note: 'The way from the home page to this one. Filled by the shop; product and listing pages bring their own.',
  // The home page has none.
  mayBeEmpty: true,
  fields: {},
  props: (_, { ctx }) => (ctx.page.breadcrumbs.length < 2 ? null : { items: ctx.page.breadcrumbs }),
  sample: sampleNode('vitrine:components/breadcrumbs', {}),
})

/** Empty space between two sections. */
export const spacing: Definition<SpacingProps> = defineComponent({
  id: 'vitrine:components/spacing',
  note: 'Empty space between two sections.',
  fields: { size: choice(['medium', 'small', 'large']) },
  props: (values) => values,
  sample: sampleNode('vitrine:components/spacing', { size: 'large' }),
})

/** An area of its own, set to one of the page's widths. */
export const container: Definition<Pick<ContainerProps, 'width'> & { readonly nodes: readonly RenderNode[] }> =
  defineComponent({
    id: 'vitrine:components/container',
    note: 'Components inside one of the widths of the page.',
    fields: { width: choice(['page', 'full', 'listing', 'text']), content: area.required },
    props: ({ width, content }) => ({ width, nodes: content }),
    sample: sampleNode(
      'vitrine:components/container',
      {
        width: 'text',
        content: sampleData({ '0': sampleNode('vitrine:components/spacing', { size: 'small' }) }, ['0']),
      },
      ['content'],
    ),
  })

/** A picture alone. */
export const image: Definition<FocalImageProps> = defineComponent({
  id: 'vitrine:components/image',
  note: 'A picture alone.',
  fields: { image: focalImage.required, ratio: choice(['16:9', '21:9', '3:2', '1:1']) },
  props: ({ image, ratio }) => ({ image, sizes: '100vw', landscapeRatio: ratio }),
  sample: sampleNode('vitrine:components/image', { image: sampleFocalImage, ratio: '21:9' }),
})
