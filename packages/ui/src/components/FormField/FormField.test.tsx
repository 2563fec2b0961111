import { describeComponent } from '../../../test/describeComponent.js'
import { FormField } from './FormField.js'

describeComponent(
  'FormField',
  FormField,
  { label: 'Engraving', controlId: 'engraving', hint: 'Up to 12 letters', error: 'Too long', children: <canvas /> },
  ['root', 'label', 'hint', 'error'],
)
