import { describeComponent } from '../../../test/describeComponent.js'
import { Fieldset } from './Fieldset.js'

describeComponent('Fieldset', Fieldset, { legend: 'Your details', intro: 'As on your passport.' }, [
  'legend',
  'intro',
  'fields',
])
