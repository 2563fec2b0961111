/** Home, a listing and a product of the Swiss German shop; the product is the first of the listing. */
export async function findPages(url) {
  const listing = `${url}/ch/de/watches/mens`
  const html = await (await fetch(listing)).text()
  const product = html.match(/href="(\/ch\/de\/[^"]+\/[0-9.-]+\.html)"/)?.[1]
  if (!product) throw new Error(`No product link on ${listing}, so there is no product page to measure.`)
  return { home: `${url}/ch/de`, listing, product: `${url}${product}` }
}
