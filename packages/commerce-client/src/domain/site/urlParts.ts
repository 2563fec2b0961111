/** The parts of a URL that decide site and locale. */
export interface UrlParts {
  /** Empty for a URL without a host. */
  readonly hostname: string
  readonly pathname: string
  readonly searchParams: URLSearchParams
}

/** Splits an absolute URL, or a path with query. Input that begins with `//` is a path, never a host. */
export function urlParts(url: string): UrlParts {
  if (URL.canParse(url)) return new URL(url)
  const [beforeHash = ''] = url.split('#', 1)
  const query = beforeHash.indexOf('?')
  const end = query === -1 ? beforeHash.length : query
  return {
    hostname: '',
    pathname: beforeHash.slice(0, end) || '/',
    searchParams: new URLSearchParams(beforeHash.slice(end)),
  }
}
