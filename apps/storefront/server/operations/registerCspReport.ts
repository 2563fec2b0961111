import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Metrics } from './createMetrics.js'

export const CSP_REPORT_PATH = '/apis/csp-report'
const MAX_BYTES = 8192

const modern = z.array(z.object({ body: z.object({ effectiveDirective: z.string() }) })).max(20)
const legacy = z.object({
  'csp-report': z.object({ 'effective-directive': z.string().optional(), 'violated-directive': z.string().optional() }),
})

/** Counts reported violations by directive; discards addresses and samples, which may be personal. */
export function registerCspReport(
  server: FastifyInstance,
  options: { readonly metrics: Metrics; readonly max: number },
): void {
  void server.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      scope.getDefaultJsonParser('error', 'error'),
    )
    const config = { rateLimit: { max: options.max, timeWindow: 60_000 } }
    scope.post(CSP_REPORT_PATH, { bodyLimit: MAX_BYTES, config }, (request, reply) => {
      for (const directive of directives(request.body)) options.metrics.countCspReport(directive)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}

function directives(body: unknown): readonly string[] {
  const reports = modern.safeParse(body)
  if (reports.success) return reports.data.map((report) => known(report.body.effectiveDirective))
  const report = legacy.safeParse(body)
  if (!report.success) return []
  const inner = report.data['csp-report']
  return [known(inner['effective-directive'] ?? inner['violated-directive'] ?? '')]
}

/** Maps unknown directives to one label value. */
function known(directive: string): string {
  const [name = ''] = directive.split(' ', 1)
  return /^(?:script|style|img|font|connect|media|frame|worker|manifest|object|form|base|default)-[a-z-]{1,16}$/.test(
    name,
  )
    ? name
    : 'other'
}
