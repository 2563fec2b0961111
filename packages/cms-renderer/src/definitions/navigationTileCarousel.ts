import type { NavigationTileCarouselProps } from '@vitrine/ui/NavigationTileCarousel'
import { defineComponent } from '../fields/defineComponent.js'
import { list, text } from '../fields/fieldKinds.js'
import { tileFields, tileProps } from './categoryTeaserTile.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/navigation-tile-carousel'

/** A row of tiles that link to categories and pages. */
export const navigationTileCarousel: Definition<NavigationTileCarouselProps> = defineComponent({
  id: ID,
  note: 'A row of tiles that link to categories and pages.',
  fields: { title: text, tiles: list(tileFields).required },
  props: ({ title, tiles }) => {
    const shown = tiles.map((tile) => tileProps(tile, tile.id)).filter((tile) => tile !== null)
    return shown.length === 0 ? null : { title, tiles: shown }
  },
  sample: sampleNode(
    ID,
    {
      title: 'Where to begin',
      tiles: sampleData(
        { '0': sampleData({ '@id': 'tile-0', title: 'Watches', href: '/watches', image: sampleFocalImage }) },
        ['0'],
      ),
    },
    ['tiles'],
  ),
})
