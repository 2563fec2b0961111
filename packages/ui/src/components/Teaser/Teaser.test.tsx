import { scene } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { Teaser } from './Teaser.js'

describeComponent(
  'Teaser',
  Teaser,
  { image: scene('dusk', 'A watch'), overline: 'Service', title: 'Made to be repaired', text: 'Nine watchmakers' },
  ['picture', 'content', 'overline', 'title', 'text'],
)
