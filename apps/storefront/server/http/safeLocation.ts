/** A redirect target reduced to path and query of our own origin; null for everything else. */
export function safeLocation(location: string, ownOrigin: string): string | null {
  const collapsed = location.replace(/^[/\\]+/, '/')
  if (!URL.canParse(collapsed, ownOrigin)) return null
  const url = new URL(collapsed, ownOrigin)
  if (url.origin !== ownOrigin || url.username !== '' || url.password !== '') return null
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}`
}
