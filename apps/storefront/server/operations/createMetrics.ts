import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheState } from '../cache/pageCache.js'

/** Metrics of the host. Labels have few values, so that the number of series stays small. */
export interface Metrics {
  countRequest(
    labels: { readonly route: string; readonly method: string; readonly status: number },
    seconds: number,
  ): void
  countCache(state: CacheState): void
  countUpstream(upstream: string, outcome: string, seconds: number): void
  countCspReport(directive: string): void
  countLimited(reason: string): void
  countSkipped(kind: string, count: number): void
  /** Text of the `/metrics` endpoint. */
  print(): Promise<{ readonly contentType: string; readonly text: string }>
}

/** Uses one registry per host, so that tests can run several hosts. */
export function createMetrics(cacheSize: () => { readonly entries: number; readonly bytes: number }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'vitrine_http_request_seconds',
    help: 'Time to answer a request, by route, method and status class.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.8, 2, 5],
    registers,
  })
  const cache = new Counter({
    name: 'vitrine_page_cache_total',
    help: 'Page responses by cache state.',
    labelNames: ['state'],
    registers,
  })
  const upstream = new Histogram({
    name: 'vitrine_upstream_request_seconds',
    help: 'Duration of a back-end call, retries included, by upstream and outcome.',
    labelNames: ['upstream', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers,
  })
  const cspReports = new Counter({
    name: 'vitrine_csp_reports_total',
    help: 'Reported violations of the content security policy.',
    labelNames: ['directive'],
    registers,
  })
  const limited = new Counter({
    name: 'vitrine_refused_total',
    help: 'Requests refused before a route: host, origin, target, rate or load.',
    labelNames: ['reason'],
    registers,
  })
  const skipped = new Counter({
    name: 'vitrine_skipped_parts_total',
    help: 'Parts of CMS pages that were not shown, by reason; counted for each produced page.',
    labelNames: ['kind'],
    registers,
  })
  const sizes = new Gauge({
    name: 'vitrine_page_cache_size',
    help: 'Entries and bytes in the page cache.',
    labelNames: ['unit'],
    registers,
    collect() {
      const { entries, bytes } = cacheSize()
      this.set({ unit: 'entries' }, entries)
      this.set({ unit: 'bytes' }, bytes)
    },
  })
  registry.registerMetric(sizes)

  return {
    countRequest({ route, method, status }, seconds) {
      requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds)
    },
    countCache: (state) => cache.inc({ state }),
    countUpstream: (name, outcome, seconds) => upstream.observe({ upstream: name, outcome }, seconds),
    countCspReport: (directive) => cspReports.inc({ directive }),
    countLimited: (reason) => limited.inc({ reason }),
    countSkipped: (kind, count) => skipped.inc({ kind }, count),
    print: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}
