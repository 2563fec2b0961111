import type { IncomingHttpHeaders } from 'node:http'

const MACHINES =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embed|scrap|fetch|monitor|validator|curl|wget|python|okhttp|go-http|java\/|libwww|lighthouse/i

/**
 * True when nobody with a place seems to ask: machines are never led by their address (trust.md §D). In doubt it is a
 * machine: a browser says what it is and which languages it reads.
 */
export function isCrawler({
  'user-agent': agent = '',
  'accept-language': languages = '',
}: IncomingHttpHeaders): boolean {
  return agent.trim() === '' || languages.trim() === '' || languages.trim() === '*' || MACHINES.test(agent)
}
