import { describeComponent } from '../../../test/describeComponent.js'
import { cartLine } from '../../../test/pieces.js'
import { CartLine } from './CartLine.js'

describeComponent('CartLine', CartLine, { line: cartLine, onQuantityChange: () => {}, onRemove: () => {} }, [
  'image',
  'title',
  'controls',
])
