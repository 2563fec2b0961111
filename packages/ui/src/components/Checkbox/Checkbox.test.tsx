import { describeField } from '../../../test/describeField.js'
import { Checkbox } from './Checkbox.js'

describeField('Checkbox', Checkbox, { label: 'I agree' }, { control: 'input' })
