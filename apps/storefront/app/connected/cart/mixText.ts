import type { MixedBasket } from '@vitrine/commerce-client/domain/basket/mixedBasket'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { defineMessage, type IntlShape } from 'react-intl'
import { addToCartErrors } from './addToCartErrors.js'

const separately = defineMessage<{ names: string }>({
  id: 'cart.orderSeparately',
  defaultMessage: 'To go on to checkout, remove {names}, or all other products, and order them separately.',
})

/** Why the products of the cart cannot be ordered together, and what to do. Spec §8 "Add-to-cart errors". */
export function mixText({ code, ids }: MixedBasket, lines: readonly CartLineData[], intl: IntlShape): string {
  const names = lines.flatMap(({ productId, brand, name }) => (ids.includes(productId) ? [`${brand} ${name}`] : []))
  const advice = intl.formatMessage(separately, { names: intl.formatList([...new Set(names)]) })
  return `${intl.formatMessage(addToCartErrors[code])} ${advice}`
}
