/** Issue time of a call's Bearer token in epoch milliseconds, not verified; NaN without a readable token. */
export function tokenIssuedAt(authorization: string | undefined): number {
  const payload = authorization?.split('.')[1]
  if (!authorization?.startsWith('Bearer ') || payload === undefined) return Number.NaN
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    const isReadable = typeof claims === 'object' && claims !== null && 'iat' in claims
    return isReadable && typeof claims.iat === 'number' ? claims.iat * 1000 : Number.NaN
  } catch {
    return Number.NaN
  }
}
