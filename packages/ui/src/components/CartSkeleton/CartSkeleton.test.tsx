import { describeComponent } from '../../../test/describeComponent.js'
import { CartSkeleton } from './CartSkeleton.js'

describeComponent('CartSkeleton', CartSkeleton, { lineCount: 1 })
