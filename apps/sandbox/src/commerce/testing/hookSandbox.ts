import { productSearch } from '@vitrine/commerce-client/client/shopperSearch'
import { basketData } from '@vitrine/commerce-client/hooks/basketData'
import { failureCode } from '@vitrine/commerce-client/hooks/failureCode'
import { personalData, type PersonalKind } from '@vitrine/commerce-client/hooks/personalData'
import { useAddToCart } from '@vitrine/commerce-client/hooks/useAddToCart'
import { withSession } from '@vitrine/commerce-client/hooks/withSession'
import { createTestShop, type TestShop } from '@vitrine/commerce-client/testing/createTestShop'
import type { FaultRule } from '../../admin/faults/faultRule.js'
import { ORGANIZATION_ID, SITE_ID } from '../siteConfig.js'
import { createHostStandIn, type HostStandIn } from './createHostStandIn.js'
import type { OurSandbox } from './ourClient.js'

export const BASKETS = `/checkout/shopper-baskets/v2/organizations/${ORGANIZATION_ID}/baskets`
export const CUSTOMERS = `/customer/shopper-customers/v1/organizations/${ORGANIZATION_ID}/customers/:customerId`

/** A browser with a shop of ours open in it, before a listening sandbox. */
export interface HookBrowser {
  readonly host: HostStandIn
  readonly shop: TestShop
  /** A further tab: the same session, a cache of its own. */
  openTab(): TestShop
  /** Does the work of the next call of an endpoint and loses its answer, unless the fault says otherwise. */
  lose(endpoint: string, fault?: Partial<FaultRule>): Promise<void>
  /** Reads personal data as a hook does. */
  read<Data>(kind: PersonalKind<Data>): Promise<Data>
  /** Adds one piece to the cart. */
  add(): Promise<unknown>
  /** Product id and line id of the first line of the cart, and its quantity. */
  line(): Promise<{ readonly itemId: string; readonly productId: string; readonly quantity: number }>
}

/** Opens a browser. `productId`: the piece that it adds. */
export function openHookBrowser(sandbox: OurSandbox, productId: string): HookBrowser {
  const host = createHostStandIn(sandbox)
  const openTab = () =>
    createTestShop({
      fetch: host.fetch,
      session: null,
      baseUrl: sandbox.baseUrl,
      organizationId: ORGANIZATION_ID,
      siteId: SITE_ID,
    })
  const shop = openTab()
  const read = <Data>(kind: PersonalKind<Data>) =>
    withSession(shop, (session) => personalData(shop, kind, session).read())

  return {
    host,
    shop,
    openTab,
    read,
    async lose(endpoint, fault = {}) {
      const rule: FaultRule = { endpoint, kind: 'reset', afterWork: true, times: 1, ...fault }
      const answer = await fetch(`${sandbox.baseUrl}/sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(rule),
      })
      if (!answer.ok) throw new Error(`The fault switch refused ${endpoint}: ${await answer.text()}`)
    },
    add: () => useAddToCart.row.run(shop, { productId, quantity: 1 }),
    async line() {
      const [first] = (await read(basketData))?.productItems ?? []
      return { itemId: first?.itemId ?? '', productId: first?.productId ?? '', quantity: first?.quantity ?? 0 }
    },
  }
}

/** Id of a watch that can be ordered. */
export async function orderableWatch(sandbox: OurSandbox): Promise<string> {
  const { client } = await sandbox.guest()
  const { hits = [] } = await productSearch(client, { refine: ['orderable_only=true', 'cgid=watches'], limit: 1 })
  return hits[0]?.productId ?? ''
}

/** `done`, or the code of the failure. */
export function outcomeOf(run: Promise<unknown>): Promise<string> {
  return run.then(() => 'done', failureCode)
}
