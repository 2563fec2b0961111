import { describeComponent } from '../../../test/describeComponent.js'
import { tiles } from '../../../test/pieces.js'
import { ProductGrid } from './ProductGrid.js'

describeComponent('ProductGrid', ProductGrid, { products: tiles(2), label: 'Watches' })
