import type { Shopper } from '../../store/shopperRepository.js'
import { REALM_INSTANCE, SITE_ID } from '../siteConfig.js'

/** Longest `isb` that the platform issues. */
const MAXIMUM_LENGTH = 256

/** The shopper that an access token represents. */
export interface TokenSubject {
  readonly shopper: Shopper
  /** First and last name; unused for guests. */
  readonly name: string
  /** Version of the customer's login and password; 0 for guests. */
  readonly credentialsVersion: number
  /** The trusted agent who acts for the shopper. */
  readonly agentId: string | null
}

/** `sub`: part 3 is the usid. */
export function writeSubject(clientId: string, usid: string): string {
  return `cc-slas::${REALM_INSTANCE}::scid:${clientId}::usid:${usid}`
}

/**
 * `isb`. Real clients parse it by position: part 1 `upn:Guest` = guest, part 3 gcid, part 4 rcid, then chid and agent.
 * @returns `null` when it is longer than the platform allows
 */
export function writeIssuerSubject({ shopper, name, agentId }: TokenSubject): string | null {
  const parts =
    shopper.login === null
      ? ['uido:slas', 'upn:Guest', 'uidn:Guest User', `gcid:${shopper.guestCustomerId}`]
      : [
          'uido:ecom',
          `upn:${shopper.login}`,
          `uidn:${name.replaceAll(':', ' ')}`,
          `gcid:${shopper.guestCustomerId}`,
          `rcid:${shopper.customerId}`,
        ]
  const subject = [...parts, `chid:${SITE_ID}`, ...(agentId === null ? [] : [`agent:${agentId}`])].join('::')
  return subject.length > MAXIMUM_LENGTH ? null : subject
}

/** Parses `sub` and `isb` of a token that we signed. `null` = another format. */
export function readSubject(
  sub: string,
  isb: string,
): { readonly shopper: Shopper; readonly clientId: string; readonly agentId: string | null } | null {
  const [, , client, user] = sub.split('::')
  const [, upn, , ...rest] = isb.split('::')
  const fields = new Map(rest.map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]))
  const guestCustomerId = fields.get('gcid')
  if (!client?.startsWith('scid:') || !user?.startsWith('usid:') || !upn?.startsWith('upn:') || !guestCustomerId) {
    return null
  }
  const registeredId = fields.get('rcid')
  const isGuest = upn === 'upn:Guest'
  if (!isGuest && registeredId === undefined) return null
  return {
    shopper: {
      usid: user.slice('usid:'.length),
      customerId: registeredId ?? guestCustomerId,
      guestCustomerId,
      login: isGuest ? null : upn.slice('upn:'.length),
    },
    clientId: client.slice('scid:'.length),
    agentId: fields.get('agent') ?? null,
  }
}
