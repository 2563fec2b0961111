import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

const ROUNDS = 3
const SECONDS = 5
const CONNECTIONS = 32

/** Requests per second of a cached page beside raw node:http sending the same bytes; rounds alternate, medians count. */
export async function measureThroughput({ pages }) {
  const raw = await startRaw(pages.home)
  try {
    const cached = []
    const plain = []
    for (let round = 0; round < ROUNDS; round += 1) {
      cached.push(await load(pages.home))
      plain.push(await load(raw.url))
    }
    const rps = { cached: median(cached.map((run) => run.rps)), raw: median(plain.map((run) => run.rps)) }
    return {
      'cached page': {
        'requests/s': rps.cached,
        'p50 ms': median(cached.map((run) => run.p50)),
        'p99 ms': median(cached.map((run) => run.p99)),
      },
      'raw node:http': {
        'requests/s': rps.raw,
        'p50 ms': median(plain.map((run) => run.p50)),
        'p99 ms': median(plain.map((run) => run.p99)),
      },
      ratio: { 'requests/s': Math.round((rps.cached / rps.raw) * 100) / 100 },
    }
  } finally {
    raw.stop()
  }
}

async function load(url) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed.`)
  return { rps: Math.round(result.requests.average), p50: result.latency.p50, p99: result.latency.p99 }
}

/** A process that answers every request with the page's stored bytes and headers. */
async function startRaw(target) {
  const child = fork(fileURLToPath(new URL('./rawServer.mjs', import.meta.url)), [target])
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', () => reject(new Error('The raw server did not start.')))
  })
  return { url: `http://localhost:${port}/`, stop: () => child.kill() }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
