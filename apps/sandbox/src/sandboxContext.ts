import type { DatabaseSync } from 'node:sqlite'
import type { PurgeTarget } from './cms/createPublish.js'
import type { Catalogue } from './seed/seedTypes.js'

/** Options of `createSandbox`. All have defaults that need no network and no disk. */
export interface SandboxOptions {
  /** Writes Fastify's log to stdout. */
  readonly logger?: boolean | undefined
  /** SQLite file with baskets, sessions and the signing key; `:memory:` (default) is discarded on close. */
  readonly databasePath?: string | undefined
  /** Folder for rendered images. */
  readonly cacheDir?: string | undefined
  /** Origin of the storefront, e.g. `http://127.0.0.1:3000`, for responses with absolute links to its pages. */
  readonly publicOrigin?: string | undefined
  /** Origin of image links, e.g. `https://images.example`; default: the address on which the sandbox listens. */
  readonly imageOrigin?: string | undefined
  /** Folder of the CMS's content files; default: `content/` of the package. */
  readonly contentFolder?: string | undefined
  /** Publishes automatically when a content file changes. */
  readonly watchesContent?: boolean | undefined
  /** Webhook of the storefront that is called after each publication; default: none. */
  readonly purge?: PurgeTarget | null | undefined
  /** Replaces the built-in seed. */
  readonly catalogue?: Catalogue | undefined
  /** Clock in epoch milliseconds; tests inject one. */
  readonly now?: (() => number) | undefined
}

/** State shared by all parts of the sandbox. */
export interface SandboxContext {
  readonly catalogue: Catalogue
  readonly options: SandboxOptions
  readonly database: DatabaseSync
  /** Current time in epoch milliseconds. */
  readonly now: () => number
}
