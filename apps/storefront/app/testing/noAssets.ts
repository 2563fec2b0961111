import type { AssetManifest } from '../contract/hostContract.js'

/** A build that refers to nothing, for tests that read data and no documents. */
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
