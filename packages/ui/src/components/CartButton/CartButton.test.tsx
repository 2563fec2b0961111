import { describeComponent } from '../../../test/describeComponent.js'
import { CartButton } from './CartButton.js'

describeComponent('CartButton', CartButton, { href: '/cart', count: 3 }, ['count'])
