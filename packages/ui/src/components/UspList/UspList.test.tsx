import { describeComponent } from '../../../test/describeComponent.js'
import { detail } from '../../../test/pieces.js'
import { UspList } from './UspList.js'

describeComponent('UspList', UspList, { items: detail.usps }, ['item', 'title', 'text'])
