import { describeComponent } from '../../../test/describeComponent.js'
import { FormActions } from './FormActions.js'

describeComponent('FormActions', FormActions, { note: 'We answer within one working day.' }, ['note', 'buttons'])
