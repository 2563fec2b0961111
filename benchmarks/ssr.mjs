const RUNS = 60
const WARM_UP = 15

/**
 * Time of one uncached response, ms: every request uses a new search phrase, so that no cache has it. `render` is React
 * only, `resolve` the page with its upstream calls (both from Server-Timing), `total` the client's waiting time.
 */
export async function measureSsr({ pages }) {
  const rows = {}
  for (const [name, target] of Object.entries(pages)) {
    const samples = { render: [], resolve: [], total: [] }
    for (let index = 0; index < RUNS + WARM_UP; index += 1) {
      const began = performance.now()
      const response = await fetch(`${target}?q=uncached${Date.now()}${index}`, {
        headers: { 'accept-encoding': 'br' },
      })
      await response.arrayBuffer()
      const total = performance.now() - began
      if (index < WARM_UP) continue
      const timing = response.headers.get('server-timing') ?? ''
      samples.total.push(total)
      for (const part of ['render', 'resolve']) {
        const found = timing.match(new RegExp(`${part};dur=([0-9.]+)`))
        if (found) samples[part].push(Number(found[1]))
      }
    }
    rows[name] = {
      'render p50 ms': percentile(samples.render, 0.5),
      'render p95 ms': percentile(samples.render, 0.95),
      'resolve p50 ms': percentile(samples.resolve, 0.5),
      'total p50 ms': percentile(samples.total, 0.5),
    }
  }
  return rows
}

function percentile(values, share) {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100
}
