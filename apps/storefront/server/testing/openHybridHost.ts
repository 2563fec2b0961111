import type { Host } from '../createHost.js'
import { openHost } from './openHost.js'
import { type HybridStub, openHybrid } from './openHybrid.js'

/** A host with a fake hybrid application, with responses that a test sets. */
export async function openHybridHost(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly hybrid: HybridStub; readonly server: Host['server'] }> {
  const hybrid = await openHybrid()
  const { server } = await openHost({
    HYBRID_ORIGIN: hybrid.origin,
    HYBRID_ASSET_PREFIXES: '/on/static/',
    HYBRID_REDIRECT_ORIGINS: 'https://pay.example',
    ...environment,
  })
  return { hybrid, server }
}
