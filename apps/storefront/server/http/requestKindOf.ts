import type { IncomingMessage } from 'node:http'
import type { RequestKind } from './requestKinds.js'
import { readTarget } from './requestTarget.js'

/** What tells the kinds apart; each sees only targets that routing may trust. */
export interface KindRules {
  readonly isForeign: (path: string) => boolean
  readonly isHybrid: (host: string, path: string) => boolean
  readonly isEntry: (path: string, search: string) => boolean
}

/** Kind of a request, told before routing; undefined = an ordinary one. */
export function createKindOf({
  isForeign,
  isHybrid,
  isEntry,
}: KindRules): (request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>) => RequestKind | undefined {
  return ({ url, method, headers }) => {
    const target = readTarget(url ?? '')
    if (target.kind === 'refused' || isForeign(target.path)) return undefined
    if (isHybrid(headers.host?.toLowerCase() ?? '', target.path)) return 'hybrid'
    const isReading = method === 'GET' || method === 'HEAD'
    return isReading && isEntry(target.path, target.search) ? 'entry' : undefined
  }
}
