import type { StoredCustomer } from '../../store/customerRepository.js'
import type { CommerceContext } from '../commerceContext.js'

/**
 * Revokes refresh tokens and pending codes; access tokens of an older `credentialsVersion` become invalid by
 * themselves.
 */
export function endSessions(
  { customerId, login }: Pick<StoredCustomer, 'customerId' | 'login'>,
  { messageTokens, refreshTokens }: Pick<CommerceContext, 'messageTokens' | 'refreshTokens'>,
): void {
  refreshTokens.removeByCustomer(customerId)
  messageTokens.removeByLogin(login)
}
