import { describeComponent } from '../../../test/describeComponent.js'
import { FieldRow } from './FieldRow.js'

describeComponent('FieldRow', FieldRow, { widths: 'shortFirst' })
