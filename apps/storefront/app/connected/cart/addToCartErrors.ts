import type { AddToCartErrorCode } from '@vitrine/commerce-client/domain/basket/addToCartErrorCode'
import { defineMessages, type MessageDescriptor } from 'react-intl'

/** Texts of Spec §8 "Add-to-cart errors", loaded together with the commerce calls. */
export const addToCartErrors = defineMessages({
  DEFAULT: { id: 'addToCart.error.default', defaultMessage: 'Something wrong!' },
  'Can-Not-Add-To-Cart': {
    id: 'addToCart.error.maximum',
    defaultMessage: 'Maximum quantity for selected product already in cart.',
  },
  'Mix-Basket-Found-Pre-Order': {
    id: 'addToCart.error.preOrder',
    defaultMessage: 'Basket has pre-order product, You can not add this product.',
  },
  'Mix-Basket-Found-In-Stock': {
    id: 'addToCart.error.inStock',
    defaultMessage: 'Basket has in-stock product, You can not add this product.',
  },
  'StaffSale-Mix-Basket-Found': {
    id: 'addToCart.error.staffSale',
    defaultMessage: 'Discounted staff sale products cannot be ordered at the same time with other product categories.',
  },
}) satisfies Record<AddToCartErrorCode, MessageDescriptor>
