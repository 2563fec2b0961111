import { defineConfig } from 'tsup'

/** One file for `npm start`; workspace packages are bundled from source, libraries stay outside. */
export default defineConfig({
  entry: ['src/server.ts'],
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  noExternal: [/^@vitrine\//],
  sourcemap: false,
  clean: true,
  dts: false,
  // node:sqlite exists under this name only.
  removeNodeProtocol: false,
  esbuildOptions(options) {
    options.conditions = ['source', 'import', 'node']
  },
})
