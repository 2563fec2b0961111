import type { WebhookCall } from './createWebhookQueue.js'

/** A webhook in the format of one of the two APIs. */
export type WebhookMessage = Pick<WebhookCall, 'id' | 'body' | 'headers' | 'url'>
