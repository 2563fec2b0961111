/** Paths exempt from load shedding: baskets and orders. */
export const CHECKOUT_PATH = '/checkout/'

/** All other commerce paths that require a token. */
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

/** All commerce paths that require a token. */
export const SCAPI_PATHS: readonly string[] = [CHECKOUT_PATH, ...OTHER_SCAPI_PATHS]
