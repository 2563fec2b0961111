import { UpstreamError, type UpstreamFailure } from './UpstreamError.js'

/** Failures before the call was sent. */
const NOT_SENT: ReadonlySet<UpstreamFailure> = new Set(['open', 'foreignHost', 'busy'])
/** Errors of connections that were never established. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Whether a call that failed with this error may still have been processed, with only its response lost. */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return true
  if (NOT_SENT.has(error.failure)) return false
  const { cause } = error
  return !(cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && UNSENT.has(cause.code))
}
