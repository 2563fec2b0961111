import { describeComponent } from '../../../test/describeComponent.js'
import { variants } from '../../../test/pieces.js'
import { VariantPicker } from './VariantPicker.js'

describeComponent('VariantPicker', VariantPicker, { groups: variants }, ['group', 'label', 'option'])
