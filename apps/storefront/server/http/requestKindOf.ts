import type { IncomingMessage } from 'node:http'
import { isEntryPath } from '../../app/page/resolve/entryPath.js'
import { readResource } from '../cache/resourceAddress.js'
import type { RequestKind } from './requestKinds.js'
import { readTarget } from './requestTarget.js'

/** Determines the kind of a request before routing, for validated targets only; undefined = an ordinary request. */
export function createKindOf({
  isForeign = () => false,
  hybridDestination,
  isPersonal = () => false,
}: {
  /** Whether a path belongs to the development server. */
  readonly isForeign?: ((path: string) => boolean) | undefined
  /** Path at the hybrid application; null = not served by it. A null function = no hybrid operation. */
  readonly hybridDestination: ((host: string, path: string) => string | null) | null
  /** Whether a page is rendered for one shopper. */
  readonly isPersonal?: ((path: string, request: { method: string; cookie: string | undefined }) => boolean) | undefined
}): (request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>) => RequestKind | undefined {
  return ({ url, method, headers }) => {
    const target = readTarget(url ?? '')
    if (target.kind === 'refused' || isForeign(target.path)) return undefined
    const { path, search } = target
    if (hybridDestination && hybridDestination(headers.host?.toLowerCase() ?? '', path) !== null) return 'hybrid'
    if (isPersonal(path, { method: method ?? 'GET', cookie: headers.cookie })) return 'personal'
    const isReading = method === 'GET' || method === 'HEAD'
    const isEntry = isReading && isEntryPath(path, search) && readResource('', path, search)?.kind === 'page'
    return isEntry ? 'entry' : undefined
  }
}
