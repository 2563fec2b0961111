import { act } from '@testing-library/react'
import { loadCommerce } from '../connected/commerce/lazyCommerce.js'

/** Waits until whatever asks at once has asked: the code of calls comes first. For tests of what asks for nothing. */
export async function afterCalls(): Promise<void> {
  await act(async () => {
    await loadCommerce()
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  })
}
