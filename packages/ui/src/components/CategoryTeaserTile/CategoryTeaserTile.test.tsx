import { scene } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { CategoryTeaserTile } from './CategoryTeaserTile.js'

describeComponent(
  'CategoryTeaserTile',
  CategoryTeaserTile,
  { image: scene('dusk', ''), title: 'Watches', href: '/watches', text: 'From 28 mm' },
  ['picture', 'title', 'link', 'text'],
)
