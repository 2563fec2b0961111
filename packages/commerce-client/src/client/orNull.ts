import { isCommerceApiError } from './CommerceApiError.js'
import type { Call } from './operation.js'

/** Wraps a call to return null for "not found". Other failures are rethrown. */
export function orNull<Parameters extends object, Result>(
  call: Call<Parameters, Result>,
): Call<Parameters, Result | null> {
  return (...given) =>
    call(...given).catch((error: unknown) => {
      if (isCommerceApiError(error, 'notFound')) return null
      throw error
    })
}
