const KEYS = ['theme', 'locale', 'direction', 'textSize'] as const

/** The URL of a story with the settings of the toolbar; any other URL unchanged. */
export function withToolbarSettings(src: string, globals: Readonly<Record<string, unknown>>): string {
  if (!URL.canParse(src)) return src
  const url = new URL(src)
  if (!url.pathname.endsWith('/iframe.html') || url.searchParams.get('viewMode') !== 'story') return src
  const said = KEYS.flatMap((key) => (typeof globals[key] === 'string' ? [`${key}:${globals[key]}`] : []))
  if (said.length === 0) return src
  url.searchParams.set('globals', said.join(';'))
  return url.href
}
