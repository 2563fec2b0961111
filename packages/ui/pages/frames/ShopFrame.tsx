import type { ReactNode } from 'react'
import { CartButton } from '../../src/components/CartButton/CartButton.js'
import { footer, navigation, utilityLinks } from '../sample/site.js'
import { SiteFrame } from './SiteFrame.js'

/** Frame of the retailer's own pages. */
export function ShopFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SiteFrame
      navigation={navigation}
      utilityLinks={utilityLinks}
      cart={<CartButton href="/cart" count={1} onOpen={() => {}} />}
      footer={footer}
    >
      {children}
    </SiteFrame>
  )
}
