import { isCommerceApiError } from './CommerceApiError.js'
import type { Call } from './operation.js'

/** The same call, with "not found" turned into null; every other failure stays. */
export function orNull<Parameters extends object, Result>(
  call: Call<Parameters, Result>,
): Call<Parameters, Result | null> {
  return (...given) =>
    call(...given).catch((error: unknown) => {
      if (isCommerceApiError(error, 'not-found')) return null
      throw error
    })
}
