const TOKEN = /<!-- -->|<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/gi

/** React's names of attributes that differ from HTML. */
const PROPS = { class: 'className', srcset: 'srcSet', fetchpriority: 'fetchPriority', tabindex: 'tabIndex' }

/**
 * Source of a module whose `plain()` renders a list's HTML with plain React elements, as written by hand: the list maps
 * entries of ready strings to nested elements, without our components, hooks, context or computation.
 */
export function plainSource(html) {
  const list = parsed(html)
  const shapes = new Map()
  const rows = list.children.map((item) => {
    const strings = []
    const shape = source(item, (text) => `{{${strings.push(text) - 1}}}`)
    if (!shapes.has(shape)) shapes.set(shape, [])
    shapes.get(shape).push(strings)
    return [shape, strings]
  })
  const names = new Map([...shapes.keys()].map((shape, index) => [shape, `item${index}`]))
  const makers = [...shapes].map(([shape, all]) => `const ${names.get(shape)} = (v) => ${withConstants(shape, all)}`)
  const data = rows.map(([shape, strings]) => `[${names.get(shape)}, ${JSON.stringify(strings)}]`)
  return `import { jsx, jsxs } from 'react/jsx-runtime'
${makers.join('\n')}
const rows = [
  ${data.join(',\n  ')}
]
export const plain = () => jsx('ul', { ${props(list, JSON.stringify)}, children: rows.map(([item, v]) => item(v)) })
`
}

/** Strings that all items of a shape have in common become part of the markup; the others come from the entry. */
function withConstants(shape, all) {
  return shape.replaceAll(/\{\{(\d+)\}\}/g, (_, index) => {
    const [first] = all
    return all.every((strings) => strings[index] === first[index]) ? JSON.stringify(first[index]) : `v[${index}]`
  })
}

/** Parses HTML with one root to elements and texts. */
function parsed(html) {
  const stack = [{ tag: '', attributes: [], children: [] }]
  for (const [token, closing, tag, attributes, selfClosing] of html.matchAll(TOKEN)) {
    const parent = stack.at(-1)
    if (tag === undefined) {
      if (token !== '<!-- -->') parent.children.push(decoded(token))
    } else if (closing) {
      stack.pop()
    } else {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, decoded(value)])
      const element = { tag, attributes: pairs, children: [] }
      parent.children.push(element)
      if (!selfClosing) stack.push(element)
    }
  }
  return stack[0].children[0]
}

function source(node, write) {
  if (typeof node === 'string') return write(node)
  const children = node.children.map((child) => source(child, write))
  const all = [props(node, write)]
  if (children.length === 1) all.push(`children: ${children[0]}`)
  if (children.length > 1) all.push(`children: [${children.join(', ')}]`)
  const key = node.tag === 'li' ? ', v[0]' : ''
  return `${children.length > 1 ? 'jsxs' : 'jsx'}('${node.tag}', { ${all.filter(Boolean).join(', ')} }${key})`
}

function props({ attributes }, write) {
  return attributes.map(([name, value]) => `'${PROPS[name.toLowerCase()] ?? name}': ${write(value)}`).join(', ')
}

function decoded(text) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
