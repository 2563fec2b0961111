import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadPage } from './loadPage.mjs'

const ROUNDS = 3
const LOAD = { connections: 32, seconds: 5 }

/**
 * Requests per second of a cached page compared with plain node:http sending the same bytes; rounds alternate, and
 * medians are reported.
 */
export async function measureThroughput({ pages }) {
  const raw = await startRaw(pages.home)
  try {
    const cached = []
    const plain = []
    for (let round = 0; round < ROUNDS; round += 1) {
      cached.push(await loadPage(pages.home, LOAD))
      plain.push(await loadPage(raw.url, LOAD))
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
