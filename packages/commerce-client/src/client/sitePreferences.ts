import type { SitePreferences } from '../types/preferences.js'
import { defineCall } from './operation.js'

/** Reads the custom preferences of the site. Server only: they contain e-mail addresses. */
export const getSitePreferences = /* @__PURE__ */ defineCall<object, SitePreferences>(
  'custom/preferences/v1',
  'GET /site-custom-preferences',
  [],
)
