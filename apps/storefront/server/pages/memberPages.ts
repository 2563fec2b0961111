import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../../app/contract/hostContract.js'
import type { ProducedResponse } from '../cache/storedResponse.js'
import { createExtraLimit } from '../bff/extraLimit.js'
import type { ReadMember } from '../session/customerGroups.js'
import type { SessionCookies } from '../session/sessionCookies.js'
import { privately } from '../session/sessionReply.js'
import type { FastifyInstance } from 'fastify'

const PER_MINUTE = 60

/** Pages visible only to members of a customer group, such as the staff sale (decision 14). */
export interface MemberPages {
  /** True when a page that is missing for the public may exist for this shopper: they are signed in. */
  mayExist(request: FastifyRequest, status: number): boolean
  /**
   * Sends the page as the platform shows it to this shopper, uncached; false = it does not exist for them either.
   * Returns no reply object, because awaiting a reply waits until it is sent.
   */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    produce: (member: Member) => Promise<ProducedResponse>,
  ): Promise<boolean>
}

/** Asks the platform for the groups of a signed-in shopper and ignores cookies that claim them; stores nothing. */
export function createMemberPages(
  server: FastifyInstance,
  options: {
    readonly cookies: Pick<SessionCookies, 'read'>
    readonly readMember: ReadMember
    readonly rateLimitScale: number
  },
): MemberPages {
  const isWithinLimit = createExtraLimit(server, {
    max: PER_MINUTE * options.rateLimitScale,
    seconds: 60,
    keyOf: () => 'member',
  })

  return {
    mayExist: ({ headers }, status) => status === 404 && options.cookies.read(headers.cookie)?.isGuest === false,
    async answer(request, reply, produce) {
      const isAllowed = await isWithinLimit(request, reply)
      void reply.removeHeader('retry-after')
      const member = isAllowed ? await options.readMember(request, reply) : null
      if (member === null || member.groups.length === 0) return false
      const { status, contentType, body, headers } = await produce(member)
      if (status === 404) return false
      void privately(reply).code(status).headers(headers).type(contentType).send(body)
      return true
    },
  }
}
