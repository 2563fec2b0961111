import { UpstreamError } from './UpstreamError.js'

/** Faults of a connection that never came about. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Whether a call that ended in this error may have been done all the same: its answer is what got lost. */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return true
  if (error.failure === 'open' || error.failure === 'foreignHost') return false
  const { cause } = error
  return !(cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && UNSENT.has(cause.code))
}
