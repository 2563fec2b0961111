import type { ContextQueryRules } from '@vitrine/commerce-client/domain/shopperContext/contextOfQuery'

/** Query parameters of campaign links that set shopper context qualifiers (Spec §4 "Shopper context sync"). */
export const contextQuery: ContextQueryRules = {
  customQualifiers: { deviceType: 'text', interests: 'list' },
  assignmentQualifiers: { store: 'text' },
}
