import { productSearch } from '@vitrine/commerce-client/client/shopperSearch'
import { basketResource } from '@vitrine/commerce-client/sync/basketResource'
import { failureCode } from '@vitrine/commerce-client/sync/failureCode'
import { openResource, type ResourceDefinition } from '@vitrine/commerce-client/sync/resource'
import { useAddToCart } from '@vitrine/commerce-client/hooks/useAddToCart'
import { withSession } from '@vitrine/commerce-client/sync/withSession'
import { createTestShop, type TestShop } from '@vitrine/commerce-client/testing/createTestShop'
import type { FaultRule } from '../../admin/faults/faultRule.js'
import { ORGANIZATION_ID, SITE_ID } from '../siteConfig.js'
import { createHostStandIn, type HostStandIn } from './createHostStandIn.js'
import type { OurSandbox } from './ourClient.js'

export const BASKETS = `/checkout/shopper-baskets/v2/organizations/${ORGANIZATION_ID}/baskets`
export const CUSTOMERS = `/customer/shopper-customers/v1/organizations/${ORGANIZATION_ID}/customers/:customerId`

/** A browser with our shop, connected to a listening sandbox. */
export interface HookBrowser {
  readonly host: HostStandIn
  readonly shop: TestShop
  /** Another tab: the same session with its own cache. */
  openTab(): TestShop
  /** Executes the next call of an endpoint but loses its response, unless the fault is configured otherwise. */
  lose(endpoint: string, fault?: Partial<FaultRule>): Promise<void>
  /** Reads personal data like a hook. */
  read<Data>(kind: ResourceDefinition<Data>): Promise<Data>
  /** Adds one product to the cart. */
  add(): Promise<unknown>
  /** Product id, line id and quantity of the first line of the cart. */
  line(): Promise<{ readonly itemId: string; readonly productId: string; readonly quantity: number }>
}

/** Opens a browser. `productId`: the product that it adds. */
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
  const read = <Data>(kind: ResourceDefinition<Data>) =>
    withSession(shop, (session) => openResource(shop, kind, session).read())

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
    add: () => useAddToCart.definition.run(shop, { productId, quantity: 1 }),
    async line() {
      const [first] = (await read(basketResource))?.productItems ?? []
      return { itemId: first?.itemId ?? '', productId: first?.productId ?? '', quantity: first?.quantity ?? 0 }
    },
  }
}

/** Id of an orderable watch. */
export async function orderableWatch(sandbox: OurSandbox): Promise<string> {
  const { client } = await sandbox.guest()
  const { hits = [] } = await productSearch(client, { refine: ['orderable_only=true', 'cgid=watches'], limit: 1 })
  return hits[0]?.productId ?? ''
}

/** `done`, or the code of the failure. */
export function outcomeOf(run: Promise<unknown>): Promise<string> {
  return run.then(() => 'done', failureCode)
}
