import type { SitePreferences } from '../types/preferences.js'
import type { ScapiClient } from './createScapiClient.js'
import { type CallOptions, objectWith, type Operation } from './operation.js'

const readPreferences: Operation<SitePreferences> = {
  name: 'getSitePreferences',
  method: 'GET',
  api: 'custom/preferences/v1',
  path: '/site-custom-preferences',
  parse: objectWith(),
}

/** Reads the custom preferences of the site. Server only: they hold mail addresses. */
export function getSitePreferences(client: ScapiClient, options?: CallOptions): Promise<SitePreferences> {
  return client.request(readPreferences, {}, options)
}
