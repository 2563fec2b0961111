import { describeComponent } from '../../../test/describeComponent.js'
import { Toast } from './Toast.js'

describeComponent('Toast', Toast, { toast: { id: '1', message: 'Removed', type: 'success' }, onDismiss: () => {} }, [
  'icon',
  'body',
])
