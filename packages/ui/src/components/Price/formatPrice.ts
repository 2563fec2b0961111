/** Swiss thousands separator, in every language. */
const SWISS_GROUP = '’'

/**
 * Formats an amount (major units) as currency without decimals, unless its cents are not zero. Spec §9 "Pricing
 * display".
 */
export function formatPrice({ locale }: { readonly locale: string }, amount: number, currency: string): string {
  let currencies = written.get(locale)
  if (!currencies) written.set(locale, (currencies = new Map()))
  let prices = currencies.get(currency)
  if (!prices) currencies.set(currency, (prices = new Map()))
  let text = prices.get(amount)
  if (text === undefined) {
    if (prices.size >= MAX_REMEMBERED) prices.clear()
    prices.set(amount, (text = write(amount, locale, currency)))
  }
  return text
}

/** Formatted prices by locale and currency: formatting costs as much as a component, and products repeat. */
const written = new Map<string, Map<string, Map<number, string>>>()

const MAX_REMEMBERED = 2000

function write(amount: number, locale: string, currency: string): string {
  const decimals = Math.round(amount * 100) % 100 === 0 ? 0 : 2
  const key = locale + currency + decimals
  let writer = writers.get(key)
  if (!writer) writers.set(key, (writer = newWriter(locale, currency, decimals)))
  return writer(amount)
}

/** Creating a number format costs more than rendering a whole tile, and few are needed. */
const writers = new Map<string, (amount: number) => string>()

function newWriter(locale: string, currency: string, decimals: number): (amount: number) => string {
  const format = numberFormat(locale, currency, decimals)
  // Versions of the locale data differ in the Swiss separator, but server and browser must match.
  const group = locale.endsWith('-CH') && format.formatToParts(1e6).find(({ type }) => type === 'group')?.value
  if (!group || group === SWISS_GROUP) return (amount) => format.format(amount)
  const groups = new RegExp(`(?<=\\d)[${group}](?=\\d)`, 'g')
  return (amount) => format.format(amount).replace(groups, SWISS_GROUP)
}

/** An invalid currency falls back to a plain number instead of failing the page. */
function numberFormat(locale: string, currency: string, decimals: number): Intl.NumberFormat {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits })
  } catch {
    return new Intl.NumberFormat(locale, digits)
  }
}
