import { describeComponent } from '../../../test/describeComponent.js'
import { Badge } from './Badge.js'

describeComponent('Badge', Badge, { kind: 'new' })
