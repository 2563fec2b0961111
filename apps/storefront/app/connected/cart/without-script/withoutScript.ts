import type { WithoutScript } from '../../../contexts/WithoutScriptContext.js'
import { CartCouponForms } from './CartCouponForms.js'
import { CartLineForm } from './CartLineForm.js'
import { CartMessages } from './CartMessages.js'

/** All parts for browsers without scripts. Imported by the server only. */
export const withoutScript: WithoutScript = { CartLineForm, CartCouponForms, CartMessages }
