const OPPOSITE = new Map(
  [
    ['===', '!=='],
    ['==', '!='],
    ['<', '<='],
    ['>', '>='],
    ['+', '-'],
    ['*', '/'],
    ['&&', '||'],
    ['&&=', '||='],
    ['+=', '-='],
    ['*=', '/='],
    ['++', '--'],
  ].flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
)
const SWAPPED = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
  ['toLowerCase', 'toUpperCase'],
  ['toUpperCase', 'toLowerCase'],
])
const REMOVED = new Set(['filter', 'trim', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice'])

/**
 * Changes of one syntax node, by its type. Each yields `{ node, text }`: the code that stands in place of the node.
 *
 * @type {Record<string, (node: any, context: { parent: any, textOf: (node: any) => string }) => { node: any, text: string }[]>}
 */
export const mutators = {
  BinaryExpression(node, { textOf }) {
    if (node.operator === '%') return [{ node, text: between(node, '*', textOf) }]
    if (node.operator === '+' && (isText(node.left) || isText(node.right))) return []
    return flipped(node, textOf)
  },
  LogicalExpression(node, { textOf }) {
    return node.operator === '??' ? [{ node, text: textOf(node.left) }] : flipped(node, textOf)
  },
  AssignmentExpression(node, { textOf }) {
    return node.operator === '+=' && isText(node.right) ? [] : flipped(node, textOf)
  },
  UpdateExpression(node, { textOf }) {
    const operator = OPPOSITE.get(node.operator)
    return [{ node, text: node.prefix ? operator + textOf(node.argument) : textOf(node.argument) + operator }]
  },
  UnaryExpression(node, { parent, textOf }) {
    const isInner = parent.type === 'UnaryExpression' && parent.operator === '!'
    return node.operator === '!' && !isInner ? [{ node, text: textOf(node.argument) }] : []
  },
  ConditionalExpression(node, { textOf }) {
    const [yes, no] = [textOf(node.consequent), textOf(node.alternate)]
    return [yes, no].map((text) => ({ node, text }))
  },
  IfStatement({ test }, { textOf }) {
    return ['true', 'false'].filter((text) => textOf(test) !== text).map((text) => ({ node: test, text }))
  },
  Literal(node) {
    if (typeof node.value === 'boolean') return [{ node, text: String(!node.value) }]
    return typeof node.value === 'string' && node.value !== '' ? [{ node, text: "''" }] : []
  },
  TemplateLiteral(node) {
    return [{ node, text: "''" }]
  },
  ReturnStatement({ argument }) {
    return argument ? noValue(argument) : []
  },
  ArrowFunctionExpression({ body }) {
    return body.type === 'BlockStatement' ? [] : noValue(inside(body))
  },
  ExpressionStatement({ expression }) {
    return withoutCall(expression)
  },
  AssignmentPattern({ right }) {
    return noValue(inside(right))
  },
  ArrayExpression({ elements }) {
    return spreads(elements).map((node) => ({ node, text: '[]' }))
  },
  ObjectExpression({ properties }) {
    return spreads(properties).map((node) => ({ node, text: '{}' }))
  },
  CallExpression(node, { textOf }) {
    const { callee } = node
    if (callee.type !== 'MemberExpression' || callee.computed) return []
    const { name } = callee.property
    if (REMOVED.has(name)) return [{ node, text: textOf(callee.object) }]
    const other = SWAPPED.get(name)
    return other ? [{ node, text: replaced(node, callee.property, other, textOf) }] : []
  },
}

function flipped(node, textOf) {
  const operator = OPPOSITE.get(node.operator)
  return operator === undefined ? [] : [{ node, text: between(node, operator, textOf) }]
}

const between = ({ left, right }, operator, textOf) => `${textOf(left)} ${operator} ${textOf(right)}`

function replaced(node, part, text, textOf) {
  const source = textOf(node)
  return source.slice(0, part.start - node.start) + text + source.slice(part.end - node.start)
}

/** A statement that only calls something: the call is left out. The constructor of a base class has to be called. */
function withoutCall(expression) {
  const call = expression.type === 'AwaitExpression' ? expression.argument : expression
  const inner = call.type === 'ChainExpression' ? call.expression : call
  return inner.type === 'CallExpression' && inner.callee.type !== 'Super'
    ? [{ node: expression, text: 'undefined' }]
    : []
}

function noValue(node) {
  const isNone = (node.type === 'Identifier' && node.name === 'undefined') || node.operator === 'void'
  return isNone ? [] : [{ node, text: 'undefined' }]
}

const inside = (node) => (node.type === 'ParenthesizedExpression' ? node.expression : node)

const spreads = (items) => items.filter((item) => item?.type === 'SpreadElement').map(({ argument }) => argument)

/** Joined text has no other operator that makes sense. */
const isText = (node) => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
