import type { WishlistToggle } from '@vitrine/commerce-client/sync/toggleWishlist'
import { afterEach, describe, expect, it } from 'vitest'
import { isWishlistWanted, setLiveWishlist, startWishes, toggleWish } from './wishlistStore.js'

const wish = (productId: string) => ({ productId, to: 'add' }) as const

/** A wishlist that records the changes passed to it. */
function liveWishlist() {
  const reached: WishlistToggle[] = []
  const toggle = async (change: WishlistToggle) => void reached.push(change)
  return { reached, wishlist: { productIds: [], changingIds: [], toggle } }
}

describe('wishlistStore', () => {
  afterEach(() => setLiveWishlist(null))

  it('queues changes until the wishlist is loaded, then starts each once, in order', async () => {
    const settled = Promise.all([toggleWish(wish('a')), toggleWish(wish('b'))])
    expect(isWishlistWanted()).toBe(true)
    const { reached, wishlist } = liveWishlist()
    setLiveWishlist(wishlist)
    setLiveWishlist(wishlist)
    await settled
    expect(reached).toEqual([wish('a'), wish('b')])
    expect(isWishlistWanted()).toBe(false)
  })

  it('passes changes to the loaded wishlist', async () => {
    const { reached, wishlist } = liveWishlist()
    setLiveWishlist(wishlist)
    await toggleWish(wish('a'))
    expect(reached).toEqual([wish('a')])
    expect(isWishlistWanted()).toBe(false)
  })

  it('rejects queued changes when the code cannot be loaded, and queues again afterwards', async () => {
    const refused = toggleWish(wish('a'))
    expect(startWishes(() => Promise.reject(new Error('No code.')))).toBe(true)
    await expect(refused).rejects.toThrow('No code.')
    expect(startWishes(() => Promise.resolve())).toBe(false)
    const settled = toggleWish(wish('b'))
    const { reached, wishlist } = liveWishlist()
    setLiveWishlist(wishlist)
    await settled
    expect(reached).toEqual([wish('b')])
  })
})
