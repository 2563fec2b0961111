import { SITE_ID } from '../commerce/siteConfig.js'

/** First part of the site's name. */
export const EINSTEIN_REALM = 'zzvi'

/** `{realm}-{site}`, part of every URL. */
export const EINSTEIN_SITE = `${EINSTEIN_REALM}-${SITE_ID}`

/** Value of `x-cq-client-id`; it protects nothing. */
export const EINSTEIN_CLIENT_ID = 'sandbox-recommendations'
