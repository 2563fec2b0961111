import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { isDate, isDateTime } from '../../http/dates.js'
import { answerShapes, type AnswerShape } from './answerShapes.js'
import { refusalOf } from './errorShapes.js'
import type { Shape } from './shape.js'

/** One response of a commerce route. */
export interface Answer {
  readonly method: string
  /** Path of the request, with its query. */
  readonly url: string
  /** Pattern of the route; absent = no route matched. */
  readonly route: string | undefined
  readonly status: number
  readonly mediaType: string
  /** Empty = no body. */
  readonly body: string
}

const FAMILIES = /^\/(?:checkout|configuration|custom|customer|pricing|product|search|shopper|site|store)\//
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { date: isDate, 'date-time': isDateTime } })
const compiled = new Map<Shape, ValidateFunction>()

/**
 * Faults of a response compared with the platform's formats; none for other services, redirects and statuses of 500 or
 * higher.
 */
export function checkAnswer(answer: Answer): readonly string[] {
  const path = withoutPrefix(answer.url.split('?', 1)[0] ?? '')
  const { status } = answer
  if (!FAMILIES.test(path) || !path.includes('/organizations/')) return []
  if (status >= 500 || (status >= 300 && status < 400)) return []
  return findFaults(answer, path).map((fault) => `${answer.method} ${answer.url} ${status}: ${fault}`)
}

function findFaults(answer: Answer, path: string): readonly string[] {
  if (answer.status >= 400) {
    const { mediaType, body } = refusalOf(path)
    return [...mediaFaults(answer, mediaType), ...bodyFaults(answer, body)]
  }
  const known = shapeOf(answer)
  if (!known) return ['there is no shape for this answer']
  const { status, shape } = known
  if (answer.status !== status) return [`the platform answers ${status}`]
  if (shape === null) return answer.body === '' ? [] : ['the platform sends no body']
  return [...mediaFaults(answer, 'application/json'), ...bodyFaults(answer, shape)]
}

/** The first schema for the status; one route may respond with 200 or 201. */
function shapeOf({ method, route, status }: Answer): AnswerShape | undefined {
  const operation = `${method} ${withoutPrefix(route ?? '')}`
    .replace('/organizations/:organizationId', '')
    .replace('/shopper-baskets/v1/', '/shopper-baskets/v2/')
  const shapes = answerShapes.get(operation) ?? []
  return shapes.find((shape) => shape.status === status) ?? shapes[0]
}

function mediaFaults({ mediaType }: Answer, expected: string): readonly string[] {
  return mediaType.split(';', 1)[0] === expected ? [] : [`${mediaType || 'no media type'}, expected ${expected}`]
}

function bodyFaults({ url, body }: Answer, shape: Shape): readonly string[] {
  const validate = compiled.get(shape) ?? ajv.compile(shape)
  compiled.set(shape, validate)
  const value = parse(body)
  if (value === undefined) return ['the body is not JSON']
  validate(value)
  // `select` omits fields on purpose.
  const isSelected = /[?&]select=/.test(url)
  return (validate.errors ?? [])
    .filter(({ keyword }) => !(isSelected && keyword === 'required'))
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function withoutPrefix(path: string): string {
  return path.startsWith('/api/') ? path.slice('/api'.length) : path
}
