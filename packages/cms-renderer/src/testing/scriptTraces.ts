/** Elements that editor text may contain. */
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

/** Properties of a parsed element that are compared; implemented by browsers and test DOMs alike. */
interface ParsedElement {
  readonly localName: string
  readonly namespaceURI: string | null
  getAttributeNames(): Iterable<string>
  getAttribute(name: string): string | null
}

/**
 * Whatever could run or mislead in parsed HTML: foreign elements, disallowed attributes, links that leave the shop
 * unmarked. Plain code without imports, so that it can be serialised and run in a browser.
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
