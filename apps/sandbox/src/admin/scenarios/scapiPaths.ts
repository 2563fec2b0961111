/** Where load shedding never strikes: baskets and orders. */
export const CHECKOUT_PATH = '/checkout/'

/** Everything else of commerce that asks for a token. */
export const OTHER_SCAPI_PATHS: readonly string[] = [
  '/product/',
  '/search/',
  '/customer/',
  '/pricing/',
  '/site/',
  '/store/',
  '/custom/',
  '/shopper/shopper-context/',
]

/** Every commerce call that asks for a token. */
export const SCAPI_PATHS: readonly string[] = [CHECKOUT_PATH, ...OTHER_SCAPI_PATHS]
