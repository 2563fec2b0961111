import type { Fault } from './openFaultyShop.js'
import { PRODUCT } from './openFaultyShop.js'

/** One row of the fault matrix (trust.md B3): the fault, the call, and the expected outcome. */
export interface FaultRow {
  readonly row: number
  readonly when: string
  readonly faults: readonly Fault[]
  /** Method, URL template, body. */
  readonly call: readonly ['GET' | 'POST' | 'PATCH' | 'DELETE', string, object?]
  readonly status: number
  /** Calls that reach the platform, except those of the login service. */
  readonly upstream: number
  /** Calls that reach the login service. */
  readonly logins: number
  readonly maxMs: number
  /** Part of the expected response body. */
  readonly says?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Time tolerance for a busy machine beyond the limits of upstreams, in ms. */
const SLACK = 700
const AT_ONCE = { maxMs: 1500 } as const
const IN_BASKET_TIME = { maxMs: 5000 + SLACK } as const
const IN_LOGIN_TIME = { maxMs: 2000 + SLACK } as const
const IN_TRACKING_TIME = { maxMs: 800 + SLACK } as const
const GENERIC = { says: { status: 500, title: 'Service unavailable' } } as const

const basket = 'checkout/shopper-baskets/v2 baskets/{basket}'
const customer = 'customer/shopper-customers/v1 customers/{customer}'
const mail = {
  formType: 'retailerGeneral',
  emailType: 21,
  locale: 'de-CH',
  fields: {
    mainReason: 'products',
    subReason: 'jewellery',
    message: 'Is it in stock?',
    salutation: 'ms',
    firstName: 'Mila',
    lastName: 'Brandt',
    email: 'mila.brandt@example.com',
    phone: '+41791234567',
    contactBy: 'email',
    country: 'CH',
    language: 'de',
    terms: true,
  },
}

/** Calls of a shopper, by purpose. */
export const calls = {
  product: ['GET', `product/shopper-products/v1 products/${PRODUCT}`],
  baskets: ['GET', `${customer}/baskets`],
  basket: ['GET', basket],
  deletion: ['DELETE', basket],
  add: ['POST', `${basket}/items`, [{ productId: PRODUCT, quantity: 1 }]],
  change: ['PATCH', `${basket}/items/{item}`, { quantity: 2 }],
  removal: ['DELETE', `${basket}/items/{item}`],
  methods: ['GET', `${basket}/shipments/me/shipping-methods`],
  wish: [
    'POST',
    `${customer}/product-lists/{list}/items`,
    { quantity: 1, public: false, priority: 1, type: 'product', productId: PRODUCT },
  ],
  mail: ['POST', 'custom/emails/v1 send', mail],
  session: ['POST', '/apis/session', {}],
  login: ['POST', '/apis/session/login', { login: 'mila.brandt@example.com', password: 'Vitrine-2026!' }],
  logout: ['POST', '/apis/session/logout', {}],
  context: ['POST', '/apis/shopper-context', { sourceCode: 'summer' }],
  address: ['GET', '/apis/getip'],
  view: ['POST', '/apis/einstein/activities/halbrenn-master/viewPage', { currentLocation: '/ch/de' }],
  beacon: ['GET', '/apis/analytics-start/on/demandware.store/Sites-halbrenn-master-Site/de_CH/__Analytics-Start'],
} as const satisfies Record<string, FaultRow['call']>

/** URL prefixes for the fault switch. */
export const at = {
  all: '* /',
  baskets: '* /checkout/shopper-baskets/',
  newItems: 'POST /checkout/shopper-baskets/',
  login: '* /shopper/auth/',
  tokens: 'POST /shopper/auth/',
  readCustomer: 'GET /customer/shopper-customers/',
  customer: '* /customer/shopper-customers/',
  newWishes: 'POST /customer/shopper-customers/',
  mails: 'POST /custom/emails/',
  context: '* /shopper/shopper-context/',
  products: 'GET /product/shopper-products/',
  einstein: 'POST /v3/',
  beacon: 'GET /on/demandware.store/',
} as const

const down = (endpoint: string, status = 500): Fault => ({ endpoint, kind: 'status', status })
const hang = (endpoint: string): Fault => ({ endpoint, kind: 'hang' })
const code = { type: 'about:blank', title: 'No', c_code: 'Mix-Basket-Found-Pre-Order' }

/** One basket call with a refused token. */
export const expired: Fault = { endpoint: at.baskets, kind: 'expired-token', times: 1 }
/** One refused refresh. */
export const refused: Fault = { ...down(at.tokens, 400), times: 1 }

type Rest = Partial<Pick<FaultRow, 'upstream' | 'logins' | 'maxMs' | 'says' | 'headers'>>

/** By default a row expects one platform call, no login service call, and a fast response. */
function row(
  number: number,
  when: string,
  fault: Fault | readonly Fault[],
  call: FaultRow['call'],
  status: number,
  rest: Rest = {},
): FaultRow {
  const faults = 'endpoint' in fault ? [fault] : fault
  return { row: number, when, faults, call, status, upstream: 1, logins: 0, ...AT_ONCE, ...rest }
}

const { product, add, change, removal, methods, wish, session, login, logout, context, view, beacon } = calls

export const faultRows: readonly FaultRow[] = [
  row(14, 'the catalogue sheds load', { endpoint: at.products, kind: 'load' }, product, 503, {
    upstream: 2,
    headers: { sfdc_load_status: 'THROTTLE' },
  }),
  row(23, 'the token of one call is refused', expired, calls.basket, 200, { upstream: 2, logins: 1 }),
  row(23, 'the token of a write is refused', expired, add, 200, { upstream: 2, logins: 1 }),
  row(23, 'every token is refused', { ...expired, times: 99 }, calls.basket, 401, { upstream: 2, logins: 1 }),
  row(24, 'the refresh token is refused', [expired, refused], calls.basket, 401, { logins: 3 }),
  row(25, 'the login service rate-limits', [expired, { endpoint: at.login, kind: 'rate-limit' }], calls.basket, 503, {
    logins: 1,
  }),
  row(25, 'the login service is down', [expired, down(at.login)], calls.basket, 503, { logins: 1 }),
  row(25, 'the login service hangs', [expired, hang(at.login)], calls.basket, 503, { logins: 1, ...IN_LOGIN_TIME }),
  row(25, 'the session needs no login service', down(at.login), session, 200, { upstream: 0 }),
  row(26, 'baskets are down', down(at.readCustomer), calls.baskets, 500, GENERIC),
  row(26, 'a basket is malformed', { endpoint: at.baskets, kind: 'malformed' }, calls.basket, 502),
  row(26, 'a basket is truncated', { endpoint: at.baskets, kind: 'truncated' }, calls.basket, 503),
  row(26, 'a basket is a login page', { endpoint: at.baskets, kind: 'wrong-type', as: 'html' }, calls.basket, 502),
  row(26, 'the site is closed', { endpoint: at.baskets, kind: 'maintenance' }, calls.basket, 503, {
    headers: { sfdc_maintenance: 'site' },
  }),
  row(27, 'adding fails', down(at.baskets), add, 500, GENERIC),
  row(27, 'adding is rate-limited', { endpoint: at.baskets, kind: 'rate-limit', ms: 7000 }, add, 429, {
    headers: { 'retry-after': '7' },
  }),
  row(28, 'adding is refused with a code', { ...down(at.baskets, 400), body: code }, add, 400, { says: code }),
  row(31, 'a new quantity fails', down(at.baskets), change, 500, GENERIC),
  row(32, 'the removal of a line is cut off', { endpoint: at.baskets, kind: 'reset' }, removal, 503),
  row(36, 'shipping methods are down', down(at.baskets), methods, 500, GENERIC),
  row(37, 'adding to the wish list fails', down(at.newWishes), wish, 500, GENERIC),
  row(38, 'the context is down', down(at.context), context, 200, { says: { isChanged: false } }),
  row(38, 'the context hangs', hang(at.context), context, 200, { says: { isChanged: false }, ...IN_TRACKING_TIME }),
  row(38, 'the client asks for its address', down(at.all), calls.address, 200, { upstream: 0 }),
  row(40, 'recommendations are down', down(at.einstein), view, 200, { says: {} }),
  row(47, 'a mail fails', down(at.mails), calls.mail, 500, GENERIC),
  row(47, 'mails are rate-limited', { endpoint: at.mails, kind: 'rate-limit', ms: 9000 }, calls.mail, 429, {
    headers: { 'retry-after': '9' },
  }),
]

/** Rows that wait for a timeout; one each of a login and of tracking is above. */
export const slowFaultRows: readonly FaultRow[] = [
  row(15, 'a product is slow', hang(at.products), product, 503, IN_LOGIN_TIME),
  row(25, 'the login service hangs at a login', hang(at.login), login, 503, {
    upstream: 0,
    logins: 1,
    ...IN_LOGIN_TIME,
  }),
  row(25, 'the login service responds too slowly', { endpoint: at.login, kind: 'drip', ms: 200 }, logout, 503, {
    upstream: 0,
    logins: 2,
    ...IN_LOGIN_TIME,
  }),
  row(
    26,
    'a basket arrives too slowly',
    { endpoint: at.baskets, kind: 'drip', ms: 100 },
    calls.basket,
    503,
    IN_BASKET_TIME,
  ),
  row(26, 'a basket hangs', hang(at.baskets), calls.basket, 503, IN_BASKET_TIME),
  row(40, 'recommendations hang', hang(at.einstein), view, 200, { says: {}, ...IN_TRACKING_TIME }),
  row(40, 'the beacon hangs', hang(at.beacon), beacon, 204, IN_TRACKING_TIME),
]
