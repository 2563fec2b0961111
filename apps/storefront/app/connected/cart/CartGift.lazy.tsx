import { SHIPMENT_ID } from '@vitrine/commerce-client/client/shopperBaskets'
import { useUpdateShipment } from '@vitrine/commerce-client/hooks/basketHooks'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import { GiftOptions, type GiftValues } from '@vitrine/ui/GiftOptions'

/** The gift options of the cart, saved on its shipment. */
export function CartGift({ basket }: { readonly basket: Basket }) {
  const { trigger } = useUpdateShipment()
  const shipment = basket.shipments?.find(({ shipmentId }) => shipmentId === SHIPMENT_ID)

  const save = async ({ message, isWrapped, hidesPrices }: GiftValues) => {
    const body = {
      gift: message !== '' || isWrapped || hidesPrices,
      giftMessage: message,
      c_giftWrapping: isWrapped,
      c_receiptWithoutPrices: hidesPrices,
    }
    return (await trigger({ shipmentId: SHIPMENT_ID, body })).kind === 'done'
  }
  return (
    <GiftOptions
      values={{
        message: shipment?.giftMessage ?? '',
        isWrapped: shipment?.['c_giftWrapping'] === true,
        hidesPrices: shipment?.['c_receiptWithoutPrices'] === true,
      }}
      onSave={save}
    />
  )
}
