import type { BreadcrumbsProps } from '@vitrine/ui/Breadcrumbs'
import type { ContainerProps } from '@vitrine/ui/Container'
import type { FocalImageProps } from '@vitrine/ui/FocalImage'
import type { SpacingProps } from '@vitrine/ui/Spacing'
import { defineComponent } from '../fields/defineComponent.js'
import { area, choice, focalImage } from '../fields/fieldKinds.js'
import type { RenderNode } from '../nodes/renderNode.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

/** Breadcrumb trail of the page; product and listing pages render their own. */
export const breadcrumbs: Definition<BreadcrumbsProps> = defineComponent({
  id: 'vitrine:components/breadcrumbs',
  note: 'Breadcrumb trail from the home page to this page. Filled by the shop; product and listing pages have their own.',
  // The home page has no breadcrumbs.
  mayBeEmpty: true,
  fields: {},
  props: (_, { ctx }) => (ctx.page.breadcrumbs.length < 2 ? null : { items: ctx.page.breadcrumbs }),
  sample: sampleNode('vitrine:components/breadcrumbs', {}),
})

/** Vertical space between two sections. */
export const spacing: Definition<SpacingProps> = defineComponent({
  id: 'vitrine:components/spacing',
  note: 'Vertical space between two sections.',
  fields: { size: choice(['medium', 'small', 'large']) },
  props: (values) => values,
  sample: sampleNode('vitrine:components/spacing', { size: 'large' }),
})

/** An area with its own nodes, limited to one of the page widths. */
export const container: Definition<Pick<ContainerProps, 'width'> & { readonly nodes: readonly RenderNode[] }> =
  defineComponent({
    id: 'vitrine:components/container',
    note: 'Components limited to one of the page widths.',
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

/** A single image. */
export const image: Definition<FocalImageProps> = defineComponent({
  id: 'vitrine:components/image',
  note: 'A single image.',
  fields: { image: focalImage.required, ratio: choice(['16:9', '21:9', '3:2', '1:1']) },
  props: ({ image, ratio }) => ({ image, sizes: '100vw', landscapeRatio: ratio }),
  sample: sampleNode('vitrine:components/image', { image: sampleFocalImage, ratio: '21:9' }),
})
