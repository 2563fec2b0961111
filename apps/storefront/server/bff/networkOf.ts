import { isIPv6 } from 'node:net'

/** Some proxies append the port, which differs for every connection. */
const WITH_PORT = /^(?:\[([0-9a-f:.]{2,45})\]|(\d{1,3}(?:\.\d{1,3}){3})):\d{1,5}$/i

/** The unit counted as one address by rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
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
