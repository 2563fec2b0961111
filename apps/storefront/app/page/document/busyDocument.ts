import { tokens } from '@vitrine/ui/theme/tokens'
import { retailer } from '../../config/retailer.js'
import { localeOfAnyPath } from '../resolve/localeOfAnyPath.js'
import { plainMessage } from '../load/serverMessages.server.js'

const { color, font } = tokens.retailer

/** The only style of the document, byte for byte: its hash is in the document's content security policy. */
export const busyStyle = [
  `body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:${color.bg};color:${color.ink};font:1rem/1.6 ${font.body}}`,
  `header{padding:2rem 1rem;text-align:center;font:1.5rem/1 ${font.heading};letter-spacing:.26em;text-transform:uppercase}`,
  'main{place-self:center;max-width:46ch;padding:0 1rem 8rem;text-align:center}',
  `h1{margin:0 0 1rem;font:400 2.5rem/1.15 ${font.heading}}`,
  `p{margin:0 0 2rem;color:${color.ink2}}`,
  `a{display:inline-block;padding:.8rem 2rem;background:${color.cta};color:${color.ctaText};text-decoration:none}`,
  `a:hover{background:${color.ctaHover}}a:focus-visible{outline:2px solid ${color.focus};outline-offset:3px}`,
].join('')

/** Overload document: below 2 KB, no script, no external resources. Its language follows from the path. */
export function busyDocument(path: string): string {
  const locale = localeOfAnyPath(path)
  const title = plainMessage('busy.title', locale.id)
  return (
    `<!doctype html><html lang="${locale.id}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title} | ${retailer.name}</title><style>${busyStyle}</style></head><body>` +
    `<header>${retailer.name}</header><main><h1>${title}</h1><p>${plainMessage('busy.text', locale.id)}</p>` +
    `<a href="">${plainMessage('busy.retry', locale.id)}</a></main></body></html>`
  )
}
