/** Storefront settings with the sandbox as every back end. */
export function sandboxBackEnds(sandboxUrl) {
  return {
    COMMERCE_BASE_URL: sandboxUrl,
    CMS_BASE_URL: sandboxUrl,
    IMAGE_BASE_URL: sandboxUrl,
    EINSTEIN_BASE_URL: sandboxUrl,
    EINSTEIN_CLIENT_ID: 'sandbox-recommendations',
    EINSTEIN_SITE: 'zzvi-halbrenn-master',
    PAGE_ANALYTICS_BASE_URL: sandboxUrl,
    LEGACY_ORIGIN: sandboxUrl,
    COMMERCE_ADMIN_CLIENT_ID: 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee',
    COMMERCE_ADMIN_CLIENT_SECRET: 'sandbox-system-client',
    PARTNER_FRAME_ORIGINS: 'https://clock.corvane.example',
  }
}
