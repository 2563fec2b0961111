import { describeComponent } from '../../../test/describeComponent.js'
import { SeoText } from './SeoText.js'

describeComponent('SeoText', SeoText, { title: 'Watches', html: '<p>Text</p>' }, ['title', 'text'])
