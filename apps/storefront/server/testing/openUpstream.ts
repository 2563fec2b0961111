import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { parseEnvironment } from '../../app/config/env.server.js'
import { createUpstreamFetch } from '../upstream/createUpstreamFetch.js'
import { testEnvironment } from './openHost.js'

/** A back end, and the fetch of our server with a fifth of its timeouts. */
export async function openUpstream(listener: RequestListener, environment: Record<string, string> = {}) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const bases = { COMMERCE_BASE_URL: url, CMS_BASE_URL: url, IMAGE_BASE_URL: url }
  const outcomes: string[] = []
  const upstream = createUpstreamFetch({
    config: parseEnvironment(testEnvironment({ ...bases, UPSTREAM_TIMEOUT_SCALE: '0.2', ...environment })),
    onCall: (name, outcome) => outcomes.push(`${name} ${outcome}`),
  })
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await upstream.close()
  })
  return { url, fetch: upstream.fetch, outcomes }
}
