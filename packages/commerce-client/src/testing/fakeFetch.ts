/** One request recorded by a fake fetch. */
export interface RecordedCall {
  readonly method: string
  readonly url: string
  /** Path without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  /** Body as text; empty when none was sent. */
  readonly body: string
}

export interface FakeFetch {
  readonly fetch: typeof globalThis.fetch
  readonly calls: readonly RecordedCall[]
}

/**
 * A fetch that responds from a function and records its calls. Relative URLs are resolved against `http://shop.test`.
 */
export function createFakeFetch(answer: (call: RecordedCall) => Response | Promise<Response>): FakeFetch {
  const calls: RecordedCall[] = []
  return {
    calls,
    fetch: async (input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      const url = new URL(address, 'http://shop.test')
      const call: RecordedCall = {
        method: init?.method ?? 'GET',
        url: address,
        path: url.pathname,
        query: url.searchParams,
        headers: new Headers(init?.headers),
        body: init?.body === undefined || init.body === null ? '' : await new Response(init.body).text(),
      }
      calls.push(call)
      return answer(call)
    },
  }
}

/** A problem+json response in the platform's format. */
export function problemResponse(
  status: number,
  slug: string,
  extras: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  const type = `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${slug}`
  return Response.json(
    { type, title: slug, detail: `Refused with ${slug}.`, ...extras },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  )
}
