import type { LogoWallProps } from '@vitrine/ui/LogoWall'
import { defineComponent } from '../fields/defineComponent.js'
import { asset, list, path, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleData, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/logo-wall'

/** Brand logos at equal visual weight, in one colour of the theme. */
export const logoWall: Definition<LogoWallProps> = defineComponent({
  id: ID,
  note: 'Brand logos in even rows. A brand without a logo image is shown as text.',
  fields: { title: text, logos: list({ image: asset, name: text.required, href: path }).required },
  props: ({ title, logos }) => ({
    title,
    logos: logos.map(({ image, name, href }) => ({ image: image ?? null, name, href })),
  }),
  sample: sampleNode(
    ID,
    {
      title: 'Our houses',
      logos: sampleData(
        {
          '0': sampleData({ name: 'Aurelune', href: '/brand-world/aurelune' }),
          '1': sampleData({ name: 'Brandvold', href: '/brand-world/brandvold' }),
          '2': sampleData({ name: 'Lumeric' }),
          '3': sampleData({ name: 'Sérance' }),
        },
        ['0', '1', '2', '3'],
      ),
    },
    ['logos'],
  ),
})
