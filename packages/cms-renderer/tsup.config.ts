import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'],
  format: ['esm'],
  target: 'es2022',
  bundle: false,
  splitting: false,
  dts: false,
  sourcemap: false,
  clean: true,
})
