import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { render } from './dist/server/entry.server.js'

const CLIENT = new URL('dist/client/', import.meta.url).pathname
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }
const template = readFileSync(join(CLIENT, 'index.html'), 'utf8')

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = join(CLIENT, normalize(pathname))
  const type = TYPES[extname(file)]
  if (type && existsSync(file)) {
    response.writeHead(200, { 'content-type': type })
    createReadStream(file).pipe(response)
    return
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(template.replace('<!--app-->', () => render(pathname)))
})
server.listen(Number(process.env.PORT ?? 4000), () => console.log('The vault is open'))
