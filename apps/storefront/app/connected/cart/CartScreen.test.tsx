// @vitest-environment happy-dom
import { buildProduct } from '@vitrine/commerce-client/testing/buildProduct'
import { type FakeAnswer, refuseWith } from '@vitrine/commerce-client/testing/fakeRoutes'
import { buildBasket, buildBasketItem } from '@vitrine/commerce-client/testing/buildBasket'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { afterCalls } from '../../testing/afterCalls.js'
import { politeTexts, urgentTexts } from '../../testing/announced.js'
import { fakeCart } from '../../testing/fakeCart.js'
import type { ShopRoutes } from '../../testing/fakeShop.js'
import { holdAnswer } from '../../testing/holdAnswer.js'
import { press } from '../../testing/press.js'
import { leaveShell, renderInShell } from '../../testing/renderInShell.js'
import { CartScreen } from './CartScreen.js'

const meridian = buildProduct({ id: 'm', name: 'Meridian 40', price: 8200, c_allocation: 3 })
const ring = buildProduct({
  id: 'r',
  name: 'Aubade ring',
  price: 5900,
  c_allocation: 3,
  c_customVariationAttributes: [
    { id: 'att_Ring_Size', displayName: 'Ring size', values: [{ value: '52', displayValue: '52' }] },
  ],
  c_att_Ring_Size: '52',
})
const catalogue = [meridian, ring]
const oneMeridian = { itemId: 'line-m', productId: 'm', basePrice: 8200 }
const twoRings = { itemId: 'line-r', productId: 'r', basePrice: 5900, quantity: 2 }

const open = (routes: ShopRoutes, hasSession = true) =>
  renderInShell(<CartScreen />, { routes, hasSession, at: '/ch/en/cart' })
const lines = () => screen.queryAllByRole('article').map(({ textContent }) => textContent)
const heading = (name: string) => screen.findByRole('heading', { name })
const removeButton = (name: string) => screen.findByRole('button', { name: `Remove Aurelune ${name}` })

afterEach(leaveShell)

describe('the cart page', () => {
  it('shows each product with its chosen values, and the price of the line and of one', async () => {
    open(fakeCart(catalogue, oneMeridian, twoRings))
    await heading('Aurelune Aubade ring')
    expect(lines()[0]).toMatch(/Meridian 40.*CHF.8’200.*In stock/)
    expect(lines()[0]).not.toContain('each')
    expect(lines()[1]).toMatch(/Aubade ring.*Ring size: 52.*CHF.11’800.*CHF.5’900 each/)
    expect(politeTexts()).toContain('3 items')
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/ch/en/checkout/login')
  })

  it('sends no request for a first visitor, and is empty', async () => {
    const shop = open(fakeCart(catalogue, oneMeridian), false)
    expect(await screen.findByText('Your shopping cart is empty.')).toBeDefined()
    await afterCalls()
    expect(shop.names().filter((name) => name.includes('baskets'))).toEqual([])
  })

  it('does not report a cart that could not be loaded as empty, and loads it again on demand', async () => {
    const cart = fakeCart(catalogue, oneMeridian)
    open({ ...cart, 'GET baskets': [refuseWith(500, 'internal'), cart['GET baskets']] })
    await waitFor(() =>
      expect(urgentTexts()).toEqual([expect.stringMatching(/^Your shopping cart could not be loaded\./)]),
    )
    expect(screen.queryByText('Your shopping cart is empty.')).toBeNull()
    press(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Aurelune Meridian 40')).toBeDefined()
  })

  it('keeps the quantity and shows a banner when a change fails', async () => {
    open({ ...fakeCart(catalogue, oneMeridian), 'PATCH line-m': refuseWith(500, 'internal') })
    const select = await screen.findByRole('combobox', { name: 'Quantity of Aurelune Meridian 40' })
    fireEvent.change(select, { target: { value: '2' } })
    await waitFor(() => expect(urgentTexts()).toEqual([expect.stringMatching(/^Something went wrong\. Try again!/)]))
    await waitFor(() => expect(select).toHaveProperty('value', '1'))
  })

  it('removes a line, reports it, and restores it with its quantity', async () => {
    const shop = open(fakeCart(catalogue, oneMeridian, twoRings))
    press(await removeButton('Aubade ring'))
    await waitFor(() => expect(lines()).toHaveLength(1))
    await waitFor(() => expect(politeTexts()).toContain('Item removed from cart'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    press(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(lines()).toHaveLength(2))
    expect(shop.changes().at(-1)).toMatch(/^POST .*items .*"productId":"r","quantity":2/)
    expect(lines()[1]).toMatch(/CHF.5’900 each/)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })

  it('keeps the line when the removal fails', async () => {
    open({ ...fakeCart(catalogue, oneMeridian), 'DELETE line-m': refuseWith(500, 'internal') })
    press(await removeButton('Meridian 40'))
    await waitFor(() => expect(urgentTexts()).toContainEqual('Something went wrong. Try again!'))
    await waitFor(() => expect(lines()).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('keeps the undo button when the product could not be restored', async () => {
    open({ ...fakeCart(catalogue, oneMeridian), 'POST items': refuseWith(500, 'internal') })
    press(await removeButton('Meridian 40'))
    press(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(urgentTexts()).toContainEqual('Something went wrong. Try again!'))
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  })
})

describe('the cart that the server rendered', () => {
  const basket = buildBasket({ productItems: [buildBasketItem({ itemId: 'line-m', productId: 'm', price: 8200 })] })
  const cart = { basket, products: [meridian], notice: null }
  const openRendered = (routes: ShopRoutes) =>
    renderInShell(<CartScreen />, { routes, hasSession: true, at: '/ch/en/cart', screen: { cart } })

  it('is shown until the basket is read', async () => {
    const held = holdAnswer(fakeCart(catalogue, oneMeridian, twoRings)['GET baskets'])
    openRendered({ ...fakeCart(catalogue, oneMeridian, twoRings), 'GET baskets': held.answer })
    expect(lines()).toEqual([expect.stringMatching(/Meridian 40.*CHF.8’200/)])
    held.release()
    await waitFor(() => expect(lines()).toHaveLength(2))
  })

  it('is not claimed to be the cart when the basket cannot be read', async () => {
    openRendered({ ...fakeCart(catalogue, oneMeridian), 'GET baskets': refuseWith(500, 'internal') })
    expect(lines()).toHaveLength(1)
    await waitFor(() => expect(lines()).toHaveLength(0))
    expect(urgentTexts()).toEqual([expect.stringMatching(/^Your shopping cart could not be loaded\./)])
  })
})

describe('products that cannot be ordered together', () => {
  const early = buildProduct({ id: 'e', name: 'Meridian 42', price: 9000, c_isPreOrder: true })
  const staff = buildProduct({ id: 's', name: 'Meridian 36', price: 4000, c_isStaffSale: true })
  const checkout = () => screen.findByRole('link', { name: 'Checkout' })

  it.each([
    ['a pre-order', early, /^Basket has pre-order product, You can not add this product\. .*Aurelune Meridian 42/],
    ['a staff-sale product', staff, /^Discounted staff sale products cannot be ordered .*Aurelune Meridian 36/],
  ])('block the checkout with the reason: %s', async (_, product, text) => {
    open(fakeCart([...catalogue, product], oneMeridian, { itemId: 'line-x', productId: product.id }))
    await waitFor(() => expect(urgentTexts()).toEqual([expect.stringMatching(text)]))
    const link = await checkout()
    expect(link.getAttribute('href')).toBe('#cart-mix')
    expect(link.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(text)
  })

  it('lead to the checkout again when one kind is removed', async () => {
    open(fakeCart([...catalogue, early], oneMeridian, { itemId: 'line-e', productId: 'e' }))
    await waitFor(() => expect(urgentTexts()).toHaveLength(1))
    press(await removeButton('Meridian 42'))
    await waitFor(() => expect(urgentTexts()).toEqual([]))
    expect((await checkout()).getAttribute('href')).toBe('/ch/en/checkout/login')
  })
})

describe('the delivery', () => {
  const withMethods = (method: object): ShopRoutes => ({
    ...fakeCart(catalogue, oneMeridian),
    'GET shipping-methods': () =>
      Response.json({ defaultShippingMethodId: 'ch-standard', applicableShippingMethods: [method] }),
    'PATCH me': refuseWith(500, 'internal'),
  })

  it('states the days of the default method', async () => {
    open(withMethods({ id: 'ch-standard', c_deliveryDaysMin: 2, c_deliveryDaysMax: 4 }))
    expect(await screen.findByText(/^Delivery: \w{3},? \d.*\d+/)).toBeDefined()
  })

  it('sets the method, and states nothing when the platform does not know the days', async () => {
    const shop = open(withMethods({ id: 'ch-standard' }))
    await waitFor(() => expect(shop.changes()).toEqual([expect.stringMatching(/^PATCH .*\/me .*ch-standard/)]))
    expect(screen.queryByText(/^Delivery: /)).toBeNull()
  })
})

describe('a gift', () => {
  async function save(answer: FakeAnswer) {
    const shop = open({ ...fakeCart(catalogue, oneMeridian), 'PATCH me': answer })
    const details = (await screen.findByText('Gift options')).closest('details')
    if (!details) throw new Error('The gift options have no <details> around them.')
    details.open = true
    fireEvent(details, new Event('toggle'))
    const message = await screen.findByRole('textbox', { name: 'Message on the card', hidden: true })
    fireEvent.input(message, { target: { value: 'For Mila 🎁' } })
    press(screen.getByRole('checkbox', { name: 'Receipt without prices', hidden: true }))
    press(screen.getByRole('button', { name: 'Save gift options', hidden: true }))
    return shop
  }

  it('is saved on the shipment', async () => {
    const shop = await save(() => Response.json(buildBasket()))
    expect(await screen.findByText('Your gift options are saved.')).toBeDefined()
    expect(shop.changes()).toContainEqual(
      expect.stringMatching(
        /^PATCH .*me .*"gift":true,"giftMessage":"For Mila 🎁","c_giftWrapping":false,"c_receiptWithoutPrices":true/,
      ),
    )
  })

  it('that could not be saved stays in the form', async () => {
    await save(refuseWith(500, 'internal'))
    expect(await screen.findByText(/^Your gift options could not be saved\./)).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Message on the card', hidden: true })).toHaveProperty(
      'value',
      'For Mila 🎁',
    )
  })
})

describe('a coupon', () => {
  const coupon = (statusCode: string) => Response.json({ ...problem, statusCode, valid: false }, { status: 400 })
  const problem = { type: 'https://example.invalid/bad-request', title: 'Bad Request', detail: 'no' }

  async function apply(answer: FakeAnswer, code = 'SPRING') {
    const shop = open({ ...fakeCart(catalogue, oneMeridian), 'POST coupons': answer })
    const details = (await screen.findByText('Add a coupon')).closest('details')
    if (!details) throw new Error('The coupon form has no <details> around it.')
    details.open = true
    fireEvent(details, new Event('toggle'))
    const field = await screen.findByRole('textbox', { name: 'Coupon code', hidden: true })
    fireEvent.input(field, { target: { value: code } })
    press(screen.getByRole('button', { name: 'Apply', hidden: true }))
    return { shop, field }
  }

  it.each([
    ['coupon_code_unknown', 'We do not know this code. Please check its spelling.'],
    ['no_active_promotion', 'This coupon is not valid at the moment, or has expired.'],
    ['redemption_limit_exceeded', 'This coupon has already been redeemed.'],
    ['coupon_code_already_in_basket', 'This coupon is already in your cart.'],
  ])('that is refused with %s stays in the field, with its reason', async (status, text) => {
    const { field } = await apply(() => coupon(status))
    expect(await screen.findByText(text)).toBeDefined()
    expect(field).toHaveProperty('value', 'SPRING')
  })

  it('that could not be sent stays in the field', async () => {
    const { field } = await apply(() => new Response('{}', { status: 500 }))
    expect(await screen.findByText(/^The coupon could not be applied\. Your code is kept/)).toBeDefined()
    expect(field).toHaveProperty('value', 'SPRING')
  })

  it('is sent once, however often the button is pressed', async () => {
    const held = holdAnswer(() => coupon('coupon_code_unknown'))
    const { shop } = await apply(held.answer)
    press(screen.getByRole('button', { name: 'Apply', hidden: true }))
    press(screen.getByRole('button', { name: 'Apply', hidden: true }))
    held.release()
    await screen.findByText(/^We do not know this code/)
    expect(shop.count('POST coupons')).toBe(1)
  })
})
