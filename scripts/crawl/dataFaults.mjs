import WebAutoExtractor from '@marbec/web-auto-extractor'
import Validator from '@adobe/structured-data-validator'

const currencies = { CH: 'CHF', DE: 'EUR', AT: 'EUR', FR: 'EUR', DK: 'DKK', GB: 'GBP' }
const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/
const dates = ['datePublished', 'dateModified', 'uploadDate', 'validFrom', 'validThrough', 'priceValidUntil']

/** Structured-data types that a template requires, besides the organization; `home` is the locale's home page. */
const wanted = [
  [/product-detail$|virtual-pdp$|high-jewellery-pdp$|cpov7-detail$/, 'Product'],
  [/listing$|virtual-plp$/, 'ItemList'],
  [/article-detail$/, 'Article'],
  [/store-details?$/, 'JewelryStore'],
]

const validator = new Validator(undefined)
validator.registeredHandlers.OnlineStore = validator.registeredHandlers.Organization

/** Faults in a page's structured data by project rules (trust.md D); see `validationFaults` for the others. */
export function dataFaults({ document, localeId, origin, isHome }) {
  const { data } = document
  if (data.includes(null)) return ['has structured data that is no JSON']
  const types = data.map((one) => one['@type'])
  const country = localeId.split('-')[1]
  const faults = []
  const check = (isRight, fault) => isRight || faults.push(fault)
  check(types[0] === 'OnlineStore', 'does not begin its structured data with the house')
  const house = data.find((one) => one['@type'] === 'OnlineStore')
  if (house) check(house.address?.addressCountry === country, `has the address of ${house.address?.addressCountry}`)
  check(isHome === types.includes('WebSite'), isHome ? 'has no WebSite' : 'has a WebSite and is no home page')
  check(isHome !== types.includes('BreadcrumbList'), isHome ? 'has breadcrumbs at home' : 'has no BreadcrumbList')
  for (const [template, type] of wanted)
    if (template.test(document.template ?? '')) check(types.includes(type), `has no ${type}`)
  for (const one of data) {
    walk(one, (key, value, owner) => {
      if (dates.includes(key)) check(ISO.test(value), `has ${key} ${value}`)
      if (key === 'priceCurrency') check(value === currencies[country], `has prices in ${value}`)
      if ((key === 'price' || key === 'lowPrice') && owner['@type'] !== 'MonetaryAmount')
        check(typeof value === 'number' && value > 0, `has a ${key} of ${value}`)
      if (key === 'url' || key === 'item' || key === '@id' || key === 'contentUrl')
        check(typeof value === 'string' && value.startsWith(origin), `has the address ${value}`)
    })
  }
  const product = data.find((one) => one['@type'] === 'Product')
  if (product) faults.push(...productFaults(product, document))
  const list = data.find((one) => one['@type'] === 'ItemList')
  if (list) faults.push(...listFaults(list, document, origin))
  return faults
}

/** Product data must match the displayed page. */
function productFaults(product, { mainText, price }) {
  const faults = []
  if (price !== null && !product.offers) faults.push(`shows the price ${price} and has no Offer`)
  if (!mainText.includes(product.name)) faults.push(`does not show the name "${product.name}"`)
  if (!product.image?.length) faults.push('has a product without a picture')
  const { offers } = product
  for (const amount of [offers?.price, offers?.lowPrice, offers?.priceSpecification?.price]) {
    if (amount !== undefined && !digits(mainText).includes(String(amount).replace('.', '')))
      faults.push(`does not show the price ${amount}`)
  }
  return faults
}

/** A list must have the page's products in order; the page may show others in between. */
function listFaults(list, { pieces }, origin) {
  const shown = pieces.map((href) => new URL(href, origin).href)
  let from = 0
  for (const { url } of list.itemListElement) {
    const at = shown.indexOf(url, from)
    if (at === -1) return [`lists ${url} in another order than it shows its pieces`]
    from = at + 1
  }
  return []
}

/**
 * Errors of the offline validator, which implements search engine requirements. It treats every list as breadcrumbs and
 * requires an offer for every product: products with price on request and referenced variants have none.
 */
export async function validationFaults(data) {
  const known = data.filter((one) => one['@type'] !== 'ItemList')
  const html = known.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join('')
  const issues = await validator.validate(new WebAutoExtractor({ addLocation: false }).parse(html))
  return issues
    .filter(({ severity, issueMessage }) => severity === 'ERROR' && !issueMessage.includes('"offers"'))
    .map(({ issueMessage, path }) => `${path?.map(({ type }) => type).join(' > ')}: ${issueMessage}`)
}

function digits(text) {
  return text.replace(/(?<=\d)[\s.,'’](?=\d)/g, '')
}

function walk(value, see) {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (typeof child !== 'object') see(key, child, value)
    walk(child, see)
  }
}
