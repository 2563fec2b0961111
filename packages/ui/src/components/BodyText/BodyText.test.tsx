import { describeComponent } from '../../../test/describeComponent.js'
import { BodyText } from './BodyText.js'

describeComponent('BodyText', BodyText, { title: 'Care', html: '<p>Text</p>' }, ['title', 'text'])
