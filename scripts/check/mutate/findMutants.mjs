import { parseSync } from 'vite'
import { mutators } from './mutators.mjs'

/** Keys of a node that hold types only. */
const TYPE_KEYS = new Set(['typeAnnotation', 'typeParameters', 'typeArguments', 'returnType', 'superTypeArguments'])
const TYPED_VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/**
 * All changes of a source that a test could notice: `{ start, end, line, text }`, in the order of the source. Imports, types,
 * names of properties, directives and the links of an optional chain stay as they are. `isTopLevel`: it stands in no
 * function, so it takes effect while the module is loaded.
 *
 * @param {string} file Its ending tells the language.
 * @param {string} source
 */
export function findMutants(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const found = new Map()
  const textOf = ({ start, end }) => source.slice(start, end)
  const visit = (node, parent, { inChain, isTopLevel }) => {
    if (isLeftOut(node)) return
    const results = mutators[node.type]?.(node, { parent, textOf }) ?? []
    for (const { node: target, text } of results) {
      const key = `${target.start} ${target.end} ${text}`
      if ((inChain && target === node) || text === textOf(target) || found.has(key)) continue
      const isAttribute = parent?.type === 'JSXAttribute' && target === node
      found.set(key, {
        start: target.start,
        end: target.end,
        line: lineOf(source, target.start),
        text,
        isAttribute,
        isTopLevel,
      })
    }
    const isOfChain = inChain || parent?.type === 'ChainExpression'
    for (const [key, child] of childrenOf(node)) {
      visit(child, node, { inChain: isOfChain && isLink(node, key), isTopLevel: isTopLevel && !isFunction(node) })
    }
  }
  visit(program, null, { inChain: false, isTopLevel: true })
  return [...found.values()].toSorted((a, b) => a.start - b.start || b.end - a.end)
}

function childrenOf(node) {
  return Object.entries(node)
    .filter(([key]) => !TYPE_KEYS.has(key) && !isName(node, key))
    .flatMap(([key, value]) => [value].flat().map((child) => [key, child]))
    .filter(([, child]) => typeof child?.type === 'string')
}

function isLeftOut(node) {
  if (node.type.startsWith('TS')) return !TYPED_VALUES.has(node.type)
  return (
    node.type === 'ImportDeclaration' ||
    node.type === 'ExportAllDeclaration' ||
    node.type === 'ImportExpression' ||
    (node.type === 'ExpressionStatement' && typeof node.directive === 'string') ||
    isBuildCall(node)
  )
}

/** `import.meta.glob(…)`: Vite reads its arguments from the source. */
const isBuildCall = ({ type, callee }) =>
  type === 'CallExpression' && callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty'

function isName(node, key) {
  if (key === 'key') return !node.computed
  if (key === 'source') return node.type === 'ExportNamedDeclaration'
  return key === 'quasi' && node.type === 'TaggedTemplateExpression'
}

/** Parentheses around a link of `a?.b.c` would end the chain there. */
const isLink = ({ type }, key) =>
  (type === 'MemberExpression' && key === 'object') ||
  (type === 'CallExpression' && key === 'callee') ||
  type === 'TSNonNullExpression'

const isFunction = ({ type }) => /Function/.test(type) || type === 'PropertyDefinition'

const lineOf = (source, offset) => source.slice(0, offset).split('\n').length
