import type { IncomingHttpHeaders } from 'node:http'

const MACHINES =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embed|scrap|fetch|monitor|validator|curl|wget|python|okhttp|go-http|java\/|libwww|lighthouse/i

/**
 * True when the client does not look like a browser: robots are never redirected by their address (trust.md §D). Treats
 * unclear cases as robots, since a browser sends its name and its languages.
 */
export function isCrawler({
  'user-agent': agent = '',
  'accept-language': languages = '',
}: IncomingHttpHeaders): boolean {
  return agent.trim() === '' || languages.trim() === '' || languages.trim() === '*' || MACHINES.test(agent)
}
