import {
  createAuthorizationCodeRepository,
  type AuthorizationCodeRepository,
} from '../store/authorizationCodeRepository.js'
import { createActivityRepository, type ActivityRepository } from '../store/activityRepository.js'
import { createAnalyticsHitRepository, type AnalyticsHitRepository } from '../store/analyticsHitRepository.js'
import { createBackInStockRepository, type BackInStockRepository } from '../store/backInStockRepository.js'
import { createBasketRepository, type BasketRepository } from '../store/basketRepository.js'
import { createCustomerAddressRepository, type CustomerAddressRepository } from '../store/customerAddressRepository.js'
import { createCustomerRepository, type CustomerRepository } from '../store/customerRepository.js'
import { createGiftCertificateRepository, type GiftCertificateRepository } from '../store/giftCertificateRepository.js'
import { createLegacySessionRepository, type LegacySessionRepository } from '../store/legacySessionRepository.js'
import { createMailRepository, type MailRepository } from '../store/mailRepository.js'
import { createMessageTokenRepository, type MessageTokenRepository } from '../store/messageTokenRepository.js'
import { createOrderRepository, type OrderRepository } from '../store/orderRepository.js'
import {
  createPaymentInstrumentRepository,
  type PaymentInstrumentRepository,
} from '../store/paymentInstrumentRepository.js'
import { createProductListRepository, type ProductListRepository } from '../store/productListRepository.js'
import { createRefreshTokenRepository, type RefreshTokenRepository } from '../store/refreshTokenRepository.js'
import { createRevokedTokenRepository, type RevokedTokenRepository } from '../store/revokedTokenRepository.js'
import { createSearchIndex, type SearchIndex } from '../store/searchIndex.js'
import { createShopperContextRepository, type ShopperContextRepository } from '../store/shopperContextRepository.js'
import { createSubmissionRepository, type SubmissionRepository } from '../store/submissionRepository.js'
import { createShopperRepository, type ShopperRepository } from '../store/shopperRepository.js'
import { loadSigningKey, type SigningKey } from '../store/signingKey.js'
import type { SandboxContext } from '../sandboxContext.js'
import { createAccessTokens, type AccessTokens } from './auth/accessToken.js'
import { createTokenRateLimit, type RateLimitResult } from './auth/tokenRateLimit.js'
import { createCatalogueIndex, type CatalogueIndex } from './catalogue/catalogueIndex.js'
import { createSystemTokens, type SystemTokens } from './system/systemTokens.js'
import { createLookupAttempts, type LookupAttempts } from './orders/lookupAttempts.js'

const TOKEN_CALLS_PER_MINUTE = 24_000

/** State shared by the commerce routes; created once, even if they are mounted under two prefixes. */
export interface CommerceContext {
  readonly catalogue: CatalogueIndex
  readonly search: SearchIndex
  readonly baskets: BasketRepository
  readonly orders: OrderRepository
  readonly giftCertificates: GiftCertificateRepository
  readonly lookupAttempts: LookupAttempts
  readonly shoppers: ShopperRepository
  readonly mails: MailRepository
  readonly contexts: ShopperContextRepository
  readonly submissions: SubmissionRepository
  readonly backInStock: BackInStockRepository
  readonly activities: ActivityRepository
  readonly analyticsHits: AnalyticsHitRepository
  readonly authorizationCodes: AuthorizationCodeRepository
  readonly refreshTokens: RefreshTokenRepository
  readonly revokedTokens: RevokedTokenRepository
  readonly messageTokens: MessageTokenRepository
  readonly legacySessions: LegacySessionRepository
  readonly customers: CustomerRepository
  readonly addresses: CustomerAddressRepository
  readonly paymentInstruments: PaymentInstrumentRepository
  readonly productLists: ProductListRepository
  readonly signingKey: SigningKey
  readonly accessTokens: AccessTokens
  readonly systemTokens: SystemTokens
  readonly countTokenCall: (clientId: string) => RateLimitResult
  readonly now: () => number
}

/** Opens the repositories, fills the search index and loads the signing key. */
export async function createCommerceContext(sandbox: SandboxContext): Promise<CommerceContext> {
  const { database, now } = sandbox
  const catalogue = createCatalogueIndex(sandbox.catalogue)
  const signingKey = await loadSigningKey(database)
  const customers = createCustomerRepository(database)
  const revokedTokens = createRevokedTokenRepository(database)
  const tokenState = {
    isRevoked: revokedTokens.has,
    credentialsVersionOf: (customerId: string) => customers.find(customerId)?.credentialsVersion ?? null,
  }
  return {
    catalogue,
    search: createSearchIndex(database, catalogue),
    baskets: createBasketRepository(database),
    orders: createOrderRepository(database),
    giftCertificates: createGiftCertificateRepository(database),
    lookupAttempts: createLookupAttempts(now),
    shoppers: createShopperRepository(database),
    mails: createMailRepository(database),
    contexts: createShopperContextRepository(database),
    submissions: createSubmissionRepository(database),
    backInStock: createBackInStockRepository(database),
    activities: createActivityRepository(database),
    analyticsHits: createAnalyticsHitRepository(database),
    authorizationCodes: createAuthorizationCodeRepository(database),
    refreshTokens: createRefreshTokenRepository(database),
    revokedTokens,
    messageTokens: createMessageTokenRepository(database),
    legacySessions: createLegacySessionRepository(database),
    customers,
    addresses: createCustomerAddressRepository(database),
    paymentInstruments: createPaymentInstrumentRepository(database),
    productLists: createProductListRepository(database),
    signingKey,
    accessTokens: createAccessTokens(signingKey, tokenState, now),
    systemTokens: createSystemTokens(signingKey, now),
    countTokenCall: createTokenRateLimit(TOKEN_CALLS_PER_MINUTE, now),
    now,
  }
}
