import { describeComponent } from '../../../test/describeComponent.js'
import { listing } from '../../../test/pieces.js'
import { RefinementChips } from './RefinementChips.js'

describeComponent('RefinementChips', RefinementChips, { chips: listing.chips, clearHref: '/watches' }, [
  'chip',
  'clear',
])
