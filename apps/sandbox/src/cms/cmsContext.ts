import type { SandboxContext } from '../sandboxContext.js'

/** Dependencies of the CMS. */
export type CmsContext = Pick<SandboxContext, 'catalogue' | 'now'>
