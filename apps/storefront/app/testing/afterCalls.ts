import { act } from '@testing-library/react'
import { loadCommerce } from '../connected/commerce/lazyCommerce.js'

/**
 * Waits until requests made on mount are sent, which first load the code of the calls. For tests that expect no
 * request.
 */
export async function afterCalls(): Promise<void> {
  await act(async () => {
    await loadCommerce()
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  })
}
