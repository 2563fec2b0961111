import { createScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
import { getProduct } from '@vitrine/commerce-client/client/shopperProducts'
import { productPrice } from '@vitrine/commerce-client/domain/product/productPrice'

const client = createScapiClient({
  baseUrl: 'https://shop.example/apis/scapi', // in the browser: '/apis/scapi'
  organizationId: 'f_ecom_zzvi_001',
  siteId: 'halbrenn-master',
  locale: 'de-CH',
  currency: 'CHF',
})
const product = await getProduct(client, { id: '2104-310-1' }) // null = unknown id; other failures throw
export const price = product && productPrice(product, 'rootPrice')
