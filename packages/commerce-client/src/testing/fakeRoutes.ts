import { createFakeFetch, type FakeFetch, problemResponse, type RecordedCall } from './fakeFetch.js'

/** Response of a fake route to a call. */
export type FakeAnswer = (call: RecordedCall) => Response | Promise<Response>

/** A fake fetch that counts its calls by name. */
export interface FakeRoutes extends FakeFetch {
  /** All calls so far as `METHOD last-part-of-path`. */
  readonly names: () => readonly string[]
  /** Number of calls with this name. */
  readonly count: (name: string) => number
}

/**
 * A fetch that responds by `METHOD last-part-of-path`, e.g. `POST items`. A list is used one entry per call; its last
 * entry is repeated. Anything else gets a 501.
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

/** Responds with JSON. */
export function answerWith(body: unknown): FakeAnswer {
  return () => Response.json(body)
}

/** Responds with a problem document of the platform. */
export function refuseWith(status: number, slug: string, extras: Readonly<Record<string, unknown>> = {}): FakeAnswer {
  return () => problemResponse(status, slug, extras)
}

/** Responds with 204. */
export function answerNothing(): Response {
  return new Response(null, { status: 204 })
}

/** Fails like a reset connection, so that the response is lost. */
export function loseAnswer(): Promise<Response> {
  return Promise.reject(new TypeError('connection reset'))
}
