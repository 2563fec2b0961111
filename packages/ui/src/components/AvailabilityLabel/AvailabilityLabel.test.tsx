import { describeComponent } from '../../../test/describeComponent.js'
import { AvailabilityLabel } from './AvailabilityLabel.js'

describeComponent('AvailabilityLabel', AvailabilityLabel, { availability: 'inStock' })
