import { isCommerceApiError } from '../client/CommerceApiError.js'
import type { ShopperSession } from '../types/auth.js'
import { isOutcomeUnknown } from './failureCode.js'
import { type PersonalKind, personalData } from './personalData.js'
import type { Shop } from './shop.js'

/** A change of personal data. */
export interface DataChange<Data, Input> {
  /** Sends the change of what there is now; gives the data as they are then, undefined = they must be read. */
  readonly send: (shop: Shop, session: ShopperSession, input: Input, before: Data) => Promise<Data | undefined>
  /** What the data look like until the platform answers; absent = as before. */
  readonly expect?: ((data: Data, input: Input) => Data) | undefined
  /** Whether data that were read after a lost answer show that the change was made; absent = they cannot tell. */
  readonly isDone?: ((now: Data, input: Input, before: Data) => boolean) | undefined
}

/**
 * Changes personal data: shows what is expected at once, sends the changes of a shopper one after the other, takes back
 * exactly this change when it fails. Nothing is sent twice: when the answer is lost, the data themselves are read to tell.
 *
 * @throws CommerceApiError of the lost answer when the data cannot tell either, an Error when they say that nothing changed.
 */
export async function changeData<Data, Input>(
  shop: Shop,
  kind: PersonalKind<Data>,
  { send, expect, isDone }: DataChange<Data, Input>,
  input: Input,
  session: ShopperSession,
): Promise<Data> {
  const { held, inOrder, show, load } = personalData(shop, kind, session)
  const expected = (data: Data) => (expect ? expect(data, input) : data)
  held.changes.add(expected)
  if (expect) show()

  async function run(): Promise<Data> {
    const before = held.data ?? (await load())
    try {
      const now = await send(shop, session, input, before)
      if (now !== undefined) held.data = now
      // The change is made: that it cannot be read now is no failure of it.
      else await load().catch(() => undefined)
      return held.data ?? before
    } catch (error) {
      const isLost = isOutcomeUnknown(error)
      if (!isLost && !isCommerceApiError(error, 'not-found')) throw error
      const now = await load().catch(() => undefined)
      if (!isLost || now === undefined || isDone === undefined) throw error
      if (isDone(now, input, before)) return now
      throw new Error('The change was not made.', { cause: error })
    }
  }
  try {
    return await inOrder(run)
  } finally {
    held.changes.delete(expected)
    show()
  }
}
