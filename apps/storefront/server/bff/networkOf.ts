import { isIPv6 } from 'node:net'

/** Some proxies add the port, which is another one with every connection. */
const WITH_PORT = /^(?:\[([0-9a-f:.]{2,45})\]|(\d{1,3}(?:\.\d{1,3}){3})):\d{1,5}$/i

/** What counts as one address for a limit: an IPv4 address, or the /64 that one household has of IPv6. */
export function networkOf(address: string): string {
  const [, v6, v4] = WITH_PORT.exec(address) ?? []
  const ip = v6 ?? v4 ?? address
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '')
  const [head = '', tail = ''] = ip.split('::', 2)
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
