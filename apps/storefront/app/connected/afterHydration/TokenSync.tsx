import { useTokenSync } from '@vitrine/commerce-client/hooks/useTokenSync'
import { REQUESTED_BY_HEADER } from '../../contract/hostContract.js'
import type { ShellData } from '../../contract/pageData.js'

/** Sends the other storefront's token to the BFF (decision 38). */
export function TokenSync({ endpoint, siteId }: NonNullable<ShellData['tokenSync']>) {
  useTokenSync({ url: endpoint, key: `access_token_${siteId}`, headers })
  return null
}

const headers = { [REQUESTED_BY_HEADER]: 'vitrine' }
