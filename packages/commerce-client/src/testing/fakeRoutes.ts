import { createFakeFetch, type FakeFetch, problemResponse, type RecordedCall } from './fakeFetch.js'

/** How a fake route answers a call. */
export type FakeAnswer = (call: RecordedCall) => Response | Promise<Response>

/** A fake fetch that knows the names of its calls. */
export interface FakeRoutes extends FakeFetch {
  /** Every call so far as `METHOD last-part-of-path`. */
  readonly names: () => readonly string[]
  /** How often a call of this name came. */
  readonly count: (name: string) => number
}

/**
 * A fetch that answers by `METHOD last-part-of-path`, e.g. `POST items`. A list is used up call by call; its last answer
 * stays. Anything else is answered with a 501.
 */
export function createFakeRoutes(routes: Readonly<Record<string, FakeAnswer | readonly FakeAnswer[]>>): FakeRoutes {
  const used = new Map<string, number>()
  const nameOf = ({ method, path }: RecordedCall) => `${method} ${path.split('/').at(-1)}`
  const fake = createFakeFetch((call) => {
    const name = nameOf(call)
    const route = routes[name]
    const turn = used.get(name) ?? 0
    used.set(name, turn + 1)
    const answer = typeof route === 'object' ? (route[turn] ?? route.at(-1)) : route
    return answer ? answer(call) : problemResponse(501, `unexpected-${name}`)
  })
  const names = () => fake.calls.map(nameOf)
  return { ...fake, names, count: (name) => names().filter((other) => other === name).length }
}

/** Answers with JSON. */
export function answerWith(body: unknown): FakeAnswer {
  return () => Response.json(body)
}

/** Answers with a problem of the platform. */
export function refuseWith(status: number, slug: string, extras: Readonly<Record<string, unknown>> = {}): FakeAnswer {
  return () => problemResponse(status, slug, extras)
}

/** Answers with 204. */
export function answerNothing(): Response {
  return new Response(null, { status: 204 })
}

/** Loses the answer, as a connection that was reset does. */
export function loseAnswer(): Promise<Response> {
  return Promise.reject(new TypeError('connection reset'))
}
