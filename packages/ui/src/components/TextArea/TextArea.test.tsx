import { describeField } from '../../../test/describeField.js'
import { TextArea } from './TextArea.js'

describeField('TextArea', TextArea, { label: 'Message' }, { control: 'textarea' })
