import type { StoredCustomer } from '../../store/customerRepository.js'
import type { CommerceContext } from '../commerceContext.js'

/** Voids refresh tokens and codes under way; access tokens of an older `credentialsVersion` are void by themselves. */
export function endSessions(
  { customerId, login }: Pick<StoredCustomer, 'customerId' | 'login'>,
  { messageTokens, refreshTokens }: Pick<CommerceContext, 'messageTokens' | 'refreshTokens'>,
): void {
  refreshTokens.removeByCustomer(customerId)
  messageTokens.removeByLogin(login)
}
