import type { AssetManifest } from '../contract/hostContract.js'

/** An asset manifest without files, for tests that read data and no documents. */
export const noAssets: AssetManifest = {
  scripts: [],
  preloadScripts: [],
  templateScripts: {},
  templateStyles: {},
  criticalCss: '',
  stylesheets: [],
  fonts: {},
  messageIds: null,
}
