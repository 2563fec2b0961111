import type { NavigationTileCarouselProps } from '@vitrine/ui/NavigationTileCarousel'
import { readChildren, readOptionalText } from '../nodes/fieldReaders.js'
import { parseTile } from './categoryTeaserTile.js'
import type { Definition } from './definition.js'
import { sampleData, sampleFocalImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/navigation-tile-carousel'

/** Tiles side by side that lead on. */
export const navigationTileCarousel: Definition<NavigationTileCarouselProps> = {
  id: ID,
  parse: (node, ctx) => {
    const tiles = readChildren(node, 'tiles')
      .map((tile) => parseTile(tile, ctx))
      .filter((tile) => tile !== null)
    return tiles.length === 0 ? null : { title: readOptionalText(node, 'title'), tiles }
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
}
