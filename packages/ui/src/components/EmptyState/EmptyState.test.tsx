import { describeComponent } from '../../../test/describeComponent.js'
import { EmptyState } from './EmptyState.js'

describeComponent('EmptyState', EmptyState, { title: 'Nothing here', text: 'Look elsewhere' }, ['title', 'text'])
