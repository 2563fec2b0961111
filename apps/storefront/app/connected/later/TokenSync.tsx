import { useTokenSync } from '@vitrine/commerce-client/hooks/useTokenSync'
import { REQUESTED_BY_HEADER } from '../../page/hostContract.js'
import type { ShellData } from '../../page/pageData.js'

/** Hands the token of the storefront beside this one to our server (decision 38). */
export function TokenSync({ endpoint, siteId }: NonNullable<ShellData['tokenSync']>) {
  useTokenSync({ url: endpoint, key: `access_token_${siteId}`, headers })
  return null
}

const headers = { [REQUESTED_BY_HEADER]: 'vitrine' }
