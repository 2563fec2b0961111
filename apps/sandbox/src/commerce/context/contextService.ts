import type { ShopperContext } from '@vitrine/commerce-client/types/shopperContext'
import type { ShopperContextRepository, StoredContext } from '../../store/shopperContextRepository.js'
import type { Shopper } from '../../store/shopperRepository.js'
import { Problem } from '../http/problem.js'
import { ORGANIZATION_ID } from '../siteConfig.js'
import { updateContext } from './updateContext.js'

const DAY = 24 * 60 * 60 * 1000
const GUEST_LIFE = DAY
const REGISTERED_LIFE = 7 * DAY

/** Input of a write in addition to the context. */
export interface ContextWrite {
  readonly shopper: Shopper
  /** Whether the client's address is stored (`evaluateContextWithClientIp`). */
  readonly keepsClientIp: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

/** The context of a shopper. @throws Problem 404 `shopper-context-no-found` */
export function getContext(contexts: ShopperContextRepository, usid: string, now: number): ShopperContext {
  return stored(contexts, usid, now).context
}

/** Replaces a context; it expires after one day for a guest and seven for a registered shopper. */
export function putContext(
  contexts: ShopperContextRepository,
  context: ShopperContext,
  { shopper, keepsClientIp, now }: ContextWrite,
): 'created' | 'replaced' {
  const isNew = contexts.find(shopper.usid, now) === null
  contexts.save({
    usid: shopper.usid,
    context: keepsClientIp ? context : withoutClientIp(context),
    expiresAt: now + (shopper.login === null ? GUEST_LIFE : REGISTERED_LIFE),
  })
  return isNew ? 'created' : 'replaced'
}

/** Merges an update into a context; its expiry does not change. @throws Problem 404 `shopper-context-no-found`, 400 */
export function patchContext(
  contexts: ShopperContextRepository,
  update: ShopperContext,
  { shopper, keepsClientIp, now }: ContextWrite,
): ShopperContext {
  const { usid, context, expiresAt } = stored(contexts, shopper.usid, now)
  const updated = updateContext(context, keepsClientIp ? update : withoutClientIp(update))
  contexts.save({ usid, context: updated, expiresAt })
  return updated
}

/** @throws Problem 404 `shopper-context-no-found` */
export function deleteContext(contexts: ShopperContextRepository, usid: string, now: number): void {
  contexts.remove(stored(contexts, usid, now).usid)
}

function stored(contexts: ShopperContextRepository, usid: string, now: number): StoredContext {
  const found = contexts.find(usid, now)
  if (found) return found
  const detail = `Shopper Context for ORGANIZATION_ID: ${ORGANIZATION_ID} and USID: ${usid} not found in Repository.`
  throw new Problem(404, 'shopper-context-no-found', detail, { title: 'Shopper Context Not Found' })
}

function withoutClientIp({ clientIp: _dropped, ...context }: ShopperContext): ShopperContext {
  return context
}
