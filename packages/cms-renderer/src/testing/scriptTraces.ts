/** Elements that editor text may hold. */
const ELEMENTS = new Set(
  'p h2 h3 h4 h5 h6 ul ol li a strong em b i u sub sup br hr blockquote table caption colgroup col thead tbody tfoot tr th td img span div'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'href target rel title src srcset sizes alt width height loading decoding colspan rowspan scope span lang class'.split(
    ' ',
  ),
)

/** What an element of a parsed document shows of itself; the DOM of browsers and of tests alike. */
interface ParsedElement {
  readonly localName: string
  readonly namespaceURI: string | null
  getAttributeNames(): Iterable<string>
  getAttribute(name: string): string | null
}

/**
 * What could run or lead astray in parsed HTML: foreign elements, attributes that are not allowed, addresses that leave the
 * shop without saying so. Plain code without imports, so that it can be sent into a browser.
 */
export function scriptTraces(elements: Iterable<ParsedElement>, origin: string): readonly string[] {
  const traces: string[] = []
  for (const element of elements) {
    const name = element.localName
    if (!ELEMENTS.has(name) || element.namespaceURI?.endsWith('xhtml') === false) traces.push(`<${name}>`)
    for (const attribute of element.getAttributeNames()) {
      const value = element.getAttribute(attribute) ?? ''
      if (!ATTRIBUTES.has(attribute)) traces.push(`${name}[${attribute}]`)
      if (attribute === 'class' && !/^(?:lead|note)(?: (?:lead|note))?$/.test(value)) traces.push(`class=${value}`)
      if (attribute !== 'href' && attribute !== 'src') continue
      const url = URL.canParse(value, `${origin}/ch/de/page`) ? new URL(value, `${origin}/ch/de/page`) : null
      if (url?.origin !== origin) traces.push(`${attribute}=${value}`)
    }
  }
  return traces
}
