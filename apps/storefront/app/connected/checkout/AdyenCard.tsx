import { useEffect, useRef, useState } from 'react'
import type { AdyenFields } from '../../contract/checkoutView.js'

/**
 * Adyen's encrypted card fields. Their code is loaded when the payment step opens, and only where Adyen is configured.
 * The encrypted entries go into a hidden field of the form; card data itself never reaches the page or its server.
 */
export function AdyenCard({ fields }: { readonly fields: AdyenFields }) {
  const place = useRef<HTMLDivElement>(null)
  const [encrypted, setEncrypted] = useState('')
  useEffect(() => {
    const element = place.current
    const form = element?.closest('form')
    if (!element || !form) return undefined
    const closing = new AbortController()
    void import('./mountAdyenCard.js').then(({ mountAdyenCard }) =>
      mountAdyenCard(element, form, { fields, onChange: setEncrypted, signal: closing.signal }),
    )
    return () => closing.abort()
  }, [fields])
  return (
    <>
      <div ref={place} />
      <input type="hidden" name="encryptedCard" value={encrypted} />
    </>
  )
}
