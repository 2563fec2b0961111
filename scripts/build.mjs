// Builds the sandbox and the storefront for production. Does nothing when no source changed since the last build.
import { buildIfStale } from './run/buildStamp.mjs'

process.exit(await buildIfStale({ isForced: process.argv.includes('--force') }))
