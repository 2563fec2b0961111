import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../testing/buildProduct.js'
import { dataLayerEventNames, fileDownloadEvent, productEvent } from './dataLayerEvent.js'

const place = { country: 'GB', shop: 'reg' } as const
const productEvents = dataLayerEventNames.flatMap((name) => (name === 'file_download' ? [] : [name]))
const watch = buildProduct({
  c_gtm_item_list_category_path: 'watches/mens',
  c_gtm_item_availability: 'in stock',
  c_gtm_item_variant: 'steel',
  c_gtm_item_reference: 'A-4010',
  c_gtm_item_movement: 'automatic',
  c_gtm_item_material: 'steel',
})

describe('data-layer events', () => {
  it('are the ten events of the specification', () => {
    expect(dataLayerEventNames).toEqual([
      'add_to_wishlist',
      'remove_from_wishlist',
      'add_to_cart',
      'remove_from_cart',
      'contact_us_for_details',
      'contact_call_initiated',
      'check_store_availability',
      'back_in_stock_notification',
      'view_item',
      'file_download',
    ])
  })

  it.each(productEvents)('%s reports all fields of a product', (event) => {
    expect(productEvent(event, watch, place)).toStrictEqual({
      event,
      process: 'ecommerce',
      shop: 'reg',
      country: 'UK',
      ecommerce: {
        currency: 'CHF',
        value: 8200,
        items: [
          {
            item_id: '2104-310-1',
            item_name: 'Meridian 40',
            item_brand: 'Aurelune',
            item_list_category_path: 'watches/mens/no value/no value/no value',
            item_availability: 'in stock',
            item_variant: 'steel',
            item_reference: 'A-4010',
            item_movement: 'automatic',
            item_material: 'steel',
            price: 8200,
            quantity: 1,
          },
        ],
      },
    })
  })

  it('report the process store_interaction and the boutique with store data', () => {
    const event = productEvent('check_store_availability', watch, place, { id: 'zurich', name: 'Halbrenn Zürich' })
    expect(event).toMatchObject({ process: 'store_interaction', store_id: 'zurich', store_name: 'Halbrenn Zürich' })
  })

  it('report the promotional price, the name without its suffix and the internal shop', () => {
    const product = buildProduct({
      name: 'Tide Certified Pre-Owned',
      c_productType: 'cpo',
      productPromotions: [{ promotionId: 'p', promotionalPrice: 7000 }],
    })
    const { shop, country, ecommerce } = productEvent('view_item', product, { country: 'US', shop: 'int' })
    expect({ shop, country }).toEqual({ shop: 'int', country: 'XZ' })
    expect(ecommerce.value).toBe(7000)
    expect(ecommerce.items[0].item_name).toBe('Tide')
  })

  it('omit missing fields of a product', () => {
    const { ecommerce } = productEvent('view_item', { id: 'x', c_showPriceOnRequest: true }, place)
    expect(ecommerce).toStrictEqual({
      items: [
        {
          item_id: 'x',
          item_name: '',
          item_brand: '',
          item_list_category_path: 'no value/no value/no value/no value/no value',
          quantity: 1,
        },
      ],
    })
  })

  it.each([
    ['/brochures/tide.pdf', 'tide.pdf'],
    ['https://shop.example/brochures/tide.pdf?m=max@example.com#page=2', 'tide.pdf'],
    ['tide.pdf', 'tide.pdf'],
  ])('file_download of %s reports %s as navigation', (url, file_name) => {
    expect(fileDownloadEvent(url, place)).toStrictEqual({
      event: 'file_download',
      process: 'navigation',
      shop: 'reg',
      country: 'UK',
      file_name,
    })
  })
})
