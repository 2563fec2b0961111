import { loadPage } from './loadPage.mjs'

const ROUNDS = 3
const LOAD = { connections: 32, seconds: 5 }
const WARM = 100
const QUERIES = 2000
const PATHS_PER_SECOND = 17
const READER = 400
const AT_ONCE = 60

/**
 * Measures the effect of one client on others: cached pages that survive random queries, the latency of a cached page
 * during requests for random paths, the size of a rejection, and how many pages a sequential reader is refused.
 */
export async function measureFlood({ url, pages }) {
  const paths = await pathRatio(url, pages.home)
  const warm = await warmPages(url)
  const flood = await randomQueries(url, warm)
  const shed = await shedAnswer(url)
  const refused = await sequentialReader(pages.listing)
  return {
    [`stored of ${WARM} warm pages after ${QUERIES} random queries`]: flood,
    [`cached p50 ms beside ${PATHS_PER_SECOND} random paths/s`]: paths,
    'smallest refusal, bytes': { value: shed },
    [`refused of ${READER} sequential ?page=2`]: { value: refused },
  }
}

const ask = (url) => fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } })
const random = () => Math.random().toString(36).slice(2)

async function stateOf(url) {
  const answer = await ask(url)
  await answer.arrayBuffer()
  return answer.headers.get('x-cache')
}

async function warmPages(url) {
  const index = await (await ask(`${url}/sitemap.xml`)).text()
  const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location)
  const file = locations(index).find((location) => location.includes('ch-de')) ?? locations(index)[0]
  const all = locations(await (await ask(file)).text()).slice(0, WARM)
  for (const page of [...all, ...all]) await stateOf(page)
  return all
}

async function randomQueries(url, warm) {
  const queries = [
    (page) => `${page}?q=${random()}`,
    (page) => `${page}?sort=${random()}`,
    (page) => `${page}?limit=${Math.floor(Math.random() * 1e6)}`,
    (page) => `${page}?site=${random()}&locale=${random()}`,
    () => `${url}/ch/de/search?q=${random()}`,
  ]
  let next = 0
  const began = performance.now()
  const work = async () => {
    while (next < QUERIES) {
      const index = next++
      await stateOf(queries[index % queries.length](warm[index % warm.length]))
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  const seconds = Math.round((performance.now() - began) / 1000)
  const states = []
  for (const page of warm) states.push(await stateOf(page))
  const count = (name) => states.filter((state) => state === name).length
  return { value: count('hit') + count('stale'), hit: count('hit'), stale: count('stale'), seconds }
}

/** Rounds alternate; reports medians. */
async function pathRatio(url, home) {
  // Responses are recognised by their length; the first request makes sure that the page is cached.
  await stateOf(home)
  const alone = []
  const beside = []
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push((await loadPage(home, LOAD)).p50)
    const timer = setInterval(() => {
      stateOf(`${url}/ch/de/${random()}`).catch(() => undefined)
    }, 1000 / PATHS_PER_SECOND)
    beside.push((await loadPage(home, LOAD)).p50)
    clearInterval(timer)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  const [without, value] = [median(alone), median(beside)]
  return { value, without, ratio: Math.round((value / without) * 100) / 100 }
}

/** Bytes of the smallest 429 or 503 response to a document request; null = no request was refused. */
async function shedAnswer(url) {
  const sizes = []
  for (let round = 0; round < 4; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const answer = await ask(`${url}/ch/de/search?q=${random()}`)
        return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
      }),
    )
    sizes.push(...answers.filter(({ status }) => status === 429 || status === 503).map(({ bytes }) => bytes))
  }
  return sizes.length === 0 ? null : Math.min(...sizes)
}

async function sequentialReader(listing) {
  let refused = 0
  for (let page = 0; page < READER; page += 1) {
    const answer = await ask(`${listing}?page=2&refine=${encodeURIComponent(`price=(0..${900_000 + page})`)}`)
    await answer.arrayBuffer()
    if (answer.status === 429 || answer.status === 503) refused += 1
  }
  return refused
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
