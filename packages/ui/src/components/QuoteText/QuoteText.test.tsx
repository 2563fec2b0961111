import { describeComponent } from '../../../test/describeComponent.js'
import { QuoteText } from './QuoteText.js'

describeComponent('QuoteText', QuoteText, { quote: '“Time.”', source: 'Ida' }, ['figure', 'quote', 'source'])
