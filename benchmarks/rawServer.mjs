// Child process of throughput.mjs: plain node:http that sends the same bytes and headers as the page whose URL is the
// argument.
import { createServer, get } from 'node:http'

const { headers, body } = await new Promise((resolve, reject) => {
  get(process.argv[2], { headers: { 'accept-encoding': 'br' } }, (response) => {
    const chunks = []
    response.on('data', (chunk) => chunks.push(chunk))
    response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
  }).on('error', reject)
})
const kept = Object.entries(headers).filter(
  ([name]) => !['connection', 'keep-alive', 'transfer-encoding', 'date'].includes(name),
)
const server = createServer((request, response) => {
  response.writeHead(200, kept.flat())
  response.end(body)
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
