import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: ['esm'],
  target: 'es2022',
  bundle: false,
  splitting: false,
  dts: false,
  sourcemap: false,
  clean: true,
})
