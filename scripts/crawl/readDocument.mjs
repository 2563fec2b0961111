/** Extracts what a crawler reads from a storefront document. Relies on the output of `documentTemplate.ts`, so it needs no parser. */
export function readDocument(html) {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')))
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  const last = scripts.at(-1)
  return {
    lang: /^<!doctype html><html lang="([^"]*)"/i.exec(html)?.[1] ?? '',
    title: text(/<title>([\s\S]*?)<\/title>/.exec(head)?.[1] ?? ''),
    description: attribute(head, /<meta name="description" content="([^"]*)"/),
    robots: attribute(head, /<meta name="robots" content="([^"]*)"/),
    canonical: attribute(head, /<link rel="canonical" href="([^"]*)"/),
    alternates: new Map(
      [...head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href]) => [
        text(lang),
        text(href),
      ]),
    ),
    openGraph: Object.fromEntries(
      [...head.matchAll(/<meta property="og:([^"]*)" content="([^"]*)"/g)].map(([, name, value]) => [
        name,
        text(value),
      ]),
    ),
    h1: (html.match(/<h1[\s>]/g) ?? []).length,
    links: [...new Set([...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href]) => text(href)))],
    data: scripts.map(([, json]) => parse(json)),
    dataEnd: last ? Buffer.byteLength(html.slice(0, last.index + last[0].length)) : 0,
    /** Words with non-Swiss spelling or quotation marks. */
    nonSwiss: [...new Set(html.match(/[^\s<>"]{0,24}[ßẞ„“‚][^\s<>"]{0,24}/g))],
    bytes: Buffer.byteLength(html),
    template: /"template":"(vitrine:pages\/[^"]+|native[^"]*)"/.exec(html)?.[1] ?? null,
    theme: /<html[^>]* class="theme-([^" ]+)/.exec(html)?.[1] ?? null,
    mainText: text(main.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ')),
    price: shownPrice(/<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/.exec(html)?.[1]),
    pieces: [...main.matchAll(/<a\b[^>]*?\shref="([^"]*\.html)"/g)].map(([, href]) => text(href)),
  }
}

/** Price in the page's offer; null = no offer, or price on request. */
function shownPrice(json) {
  const page = json && parse(json)?.page
  if (!page?.productId) return null
  const find = (value) => {
    if (typeof value !== 'object' || value === null) return null
    if (value.id === page.productId && value.price?.kind) return value.price
    for (const child of Object.values(value)) {
      const found = find(child)
      if (found) return found
    }
    return null
  }
  const price = find(page.nodes)
  return price && ['regular', 'promotion'].includes(price.kind) ? price.amount : null
}

function parse(json) {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function attribute(html, pattern) {
  const value = pattern.exec(html)?.[1]
  return value === undefined ? null : text(value)
}

const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Decodes entities and collapses white space. */
function text(html) {
  return html
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (all, decimal, hex, name) =>
      decimal || hex ? String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)) : (named[name] ?? all),
    )
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .trim()
}
