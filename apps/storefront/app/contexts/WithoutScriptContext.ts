import type { Basket } from '@vitrine/commerce-client/types/basket'
import type { MixedBasket } from '@vitrine/commerce-client/domain/basket/mixedBasket'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { type ComponentType, createContext } from 'react'
import type { CartNotice } from '../contract/cartView.js'

/** Parts that only browsers without scripts show, inside `<noscript>`. */
export interface WithoutScript {
  readonly CartLineForm: ComponentType<{ readonly line: CartLineData }>
  readonly CartCouponForms: ComponentType<{ readonly basket: Pick<Basket, 'couponItems'> }>
  readonly CartMessages: ComponentType<{
    readonly notice: CartNotice | null
    readonly mixed: MixedBasket | null
    readonly lines: readonly CartLineData[]
  }>
}

/** The parts on the server; null in the browser, which neither loads nor renders them. */
export const WithoutScriptContext = createContext<WithoutScript | null>(null)
