import type { Plugin } from 'vite'

/** Name of the stylesheet whose text every document holds (`assetManifest.ts`). */
const INLINED = /(["'])(assets\/shop-[\w-]+)\.css\1/g

/**
 * Keeps late scripts from asking for the stylesheet that is in the document already: Vite's preloader knows linked sheets
 * only, and would load it, faces of the theme included, a second time.
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
        // The script of the same name is there before anything late: asking for it costs nothing.
        for (const chunk of chunks) chunk.code = chunk.code.replace(INLINED, `$1${shop.fileName}$1`)
      },
    },
  }
}
