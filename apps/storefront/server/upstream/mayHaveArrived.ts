import { UpstreamError } from './UpstreamError.js'

/** Errors of connections that were never established. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Whether a call that failed with this error may still have been processed, with only its response lost. */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return true
  if (error.failure === 'open' || error.failure === 'foreignHost') return false
  const { cause } = error
  return !(cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && UNSENT.has(cause.code))
}
