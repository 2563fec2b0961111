import type { SandboxContext } from '../sandboxContext.js'

/** What the CMS needs of the sandbox. */
export type CmsContext = Pick<SandboxContext, 'catalogue' | 'now'>
