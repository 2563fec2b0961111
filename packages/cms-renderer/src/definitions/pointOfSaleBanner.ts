import type { PointOfSaleBannerProps } from '@vitrine/ui/PointOfSaleBanner'
import { defineComponent } from '../fields/defineComponent.js'
import { focalImage, link, text } from '../fields/fieldKinds.js'
import { parseReference } from '../nodes/references.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/point-of-sale-banner'

/** A boutique banner with a link to the page of the boutique (decision 37). */
export const pointOfSaleBanner: Definition<PointOfSaleBannerProps> = defineComponent({
  id: ID,
  note: 'A boutique banner with a link to the page of the boutique.',
  fields: {
    image: focalImage,
    title: { ...text.required, note: 'Name of the boutique.' },
    text,
    storeId: { ...text, note: 'Store number in the shop; provides address and telephone.' },
    link: { ...link, note: 'Page of the boutique.' },
  },
  props: ({ image, title, text: body, storeId, link: page }, { ctx }) => {
    const id = parseReference(storeId)
    const store = id === null ? undefined : ctx.connected.stores?.find((one) => one.id === id)
    return {
      image: image ?? store?.image ?? null,
      name: title,
      text: body,
      address: store?.address ?? [],
      phone: store?.phone,
      storeHref: page?.href ?? store?.href,
      storeLabel: page?.label,
      appointmentHref: store?.appointmentHref,
    }
  },
  sample: sampleNode(
    ID,
    {
      image: sampleFocalImage,
      title: 'Halbrenn Zürich',
      text: 'Three floors on the Bahnhofstrasse, and a bench in the window.',
      storeId: 'zurich',
      link: sampleData({ label: 'To the boutique', href: '/boutiques/zurich' }),
    },
    ['link'],
  ),
})
