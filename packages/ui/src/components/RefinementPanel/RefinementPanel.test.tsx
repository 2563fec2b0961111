import { describeComponent } from '../../../test/describeComponent.js'
import { listing } from '../../../test/pieces.js'
import { RefinementPanel } from './RefinementPanel.js'

describeComponent('RefinementPanel', RefinementPanel, { groups: listing.refinements, total: 9, resultsId: 'r' }, [
  'summary',
  'panel',
])
