import { createScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
import { CommerceProvider } from '@vitrine/commerce-client/hooks/CommerceProvider'
import { createShopperSessions } from '@vitrine/commerce-client/sync/shopperSessions'
import { useAddToCart } from '@vitrine/commerce-client/hooks/useAddToCart'
import { useBasket } from '@vitrine/commerce-client/hooks/useBasket'
import { useState } from 'react'

const market = { siteId: 'halbrenn-master', locale: 'de-CH', currency: 'CHF' }
const client = createScapiClient({ baseUrl: '/apis/scapi', organizationId: 'f_ecom_zzvi_001', ...market })
const sessions = createShopperSessions({ url: '/apis/session' })

export function Shop() {
  return (
    <CommerceProvider client={client} sessions={sessions} country="CH" {...market}>
      <Cart productId="2104-310-1" />
    </CommerceProvider>
  )
}

function Cart({ productId }: { readonly productId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { status, totalItems } = useBasket({ isEnabled: isOpen }) // sends no request while disabled
  const { trigger, isMutating } = useAddToCart()
  const add = async () => {
    const outcome = await trigger({ productId, quantity: 1 }) // {kind: 'done', result} | {kind: 'failed', error, cause}
    if (outcome.kind === 'done') setIsOpen(true)
  }
  return (
    <button type="button" disabled={isMutating} onClick={() => void add()}>
      {status === 'ready' ? totalItems : 'Add to cart'}
    </button>
  )
}
