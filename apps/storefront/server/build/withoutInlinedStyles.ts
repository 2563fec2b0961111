import type { Plugin } from 'vite'

/** Name of the stylesheet that is inlined into every document (`assetManifest.ts`). */
const INLINED = /(["'])(assets\/shop-[\w-]+)\.css\1/g

/**
 * Stops lazy chunks from requesting the stylesheet that is already inlined: Vite's preloader recognises linked
 * stylesheets only and would load it again, including the theme's fonts.
 */
export function withoutInlinedStyles(): Plugin {
  return {
    name: 'vitrine-without-inlined-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const shop = chunks.find(({ name }) => name === 'shop')
        if (!shop)
          throw new Error(
            'The bundle has no chunk "shop". Name it in vite.config.ts, or the inlined styles load twice.',
          )
        // Replaced by the script of the same name, which is already loaded before any lazy chunk.
        for (const chunk of chunks) chunk.code = chunk.code.replace(INLINED, `$1${shop.fileName}$1`)
      },
    },
  }
}
