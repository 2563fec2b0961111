import { connect } from 'node:net'

/**
 * Requests one URL over keep-alive connections, one request at a time on each. Uses a client of its own, because
 * general load generators need more CPU per response than the server: all responses have the same length, so counting
 * bytes is sufficient. Latencies in ms.
 */
export async function loadPage(target, { connections, seconds }) {
  const url = new URL(target)
  const address = { host: '127.0.0.1', port: Number(url.port) }
  const request = Buffer.from(
    `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: br\r\naccept: text/html\r\n\r\n`,
  )
  const length = await answerLength(address, request)
  const latencies = []
  const end = performance.now() + seconds * 1000
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, () => drive(address, request, { length, end, latencies })))
  const elapsed = (performance.now() - began) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share) => Math.round((latencies[Math.floor(latencies.length * share)] ?? 0) * 100) / 100
  return { rps: Math.round(latencies.length / elapsed), p50: at(0.5), p99: at(0.99) }
}

function drive(address, request, { length, end, latencies }) {
  return new Promise((resolve, reject) => {
    const socket = connect(address)
    let received = 0
    let sentAt = 0
    const send = () => {
      sentAt = performance.now()
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.once('connect', send)
    socket.on('data', (chunk) => {
      received += chunk.length
      if (received < length) return
      if (received > length)
        reject(new Error('Responses differ in length, so this page cannot be measured by counting bytes.'))
      received = 0
      const now = performance.now()
      latencies.push(now - sentAt)
      if (now < end) send()
      else socket.end(resolve)
    })
    socket.once('error', reject)
  })
}

/** Bytes of one complete response including headers; requires a 200 with a content-length. */
function answerLength(address, request) {
  return new Promise((resolve, reject) => {
    const socket = connect(address, () => socket.write(request))
    let bytes = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      const head = bytes.indexOf('\r\n\r\n')
      if (head === -1) return
      const headers = bytes.subarray(0, head).toString('latin1')
      const body = Number(/content-length: (\d+)/i.exec(headers)?.[1])
      if (!headers.startsWith('HTTP/1.1 200') || !Number.isFinite(body)) {
        reject(new Error(`The response cannot be measured (it must be a 200 with a content-length):\n${headers}`))
        socket.destroy()
        return
      }
      if (bytes.length < head + 4 + body) return
      resolve(head + 4 + body)
      socket.destroy()
    })
    socket.once('error', reject)
  })
}
