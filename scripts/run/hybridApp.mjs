// Test double of the legacy storefront in hybrid operation: a few pages, a form, a file.
import { createServer } from 'node:http'

const STYLE = '/on/demandware.static/hybrid.css'

const page = (path, more = '') =>
  `<!doctype html><html lang="en"><head><title>Hybrid application</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${STYLE}"></head>` +
  `<body><main><h1>Hybrid application</h1><p id="path">${path}</p>${more}` +
  '<script>document.body.dataset.inline = "ran"</script></main></body></html>'

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; script-src 'self' 'unsafe-inline'; frame-ancestors 'self'",
  'x-powered-by': 'hybrid',
}

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://hybrid').pathname
  if (path === STYLE) {
    response.writeHead(200, { 'content-type': 'text/css', 'cache-control': 'public, max-age=60' })
    response.end('h1 { color: rgb(1, 2, 3) }')
    return
  }
  if (path.endsWith('/checkout')) {
    const origin = `http://${request.headers.host}`
    response.writeHead(302, { location: `${origin}${path}/login` })
    response.end()
    return
  }
  if (path.endsWith('/giftcard')) {
    response.writeHead(500, { 'content-type': 'text/html' })
    response.end()
    return
  }
  if (request.method === 'POST') {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      response.writeHead(200, { ...headers, 'set-cookie': 'dwsid=hybrid; Path=/; HttpOnly' })
      response.end(
        page(
          path,
          `<p id="sent">${Buffer.concat(chunks)
            .toString()
            .replace(/[^\w=&@.%-]/g, '')}</p>`,
        ),
      )
    })
    return
  }
  const form = `<form method="post" action="${path}"><input name="email" value="a@example.com"><button>Send</button></form>`
  response.writeHead(200, headers)
  response.end(page(path, form))
})

server.listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})
