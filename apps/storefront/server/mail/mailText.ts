import type { MailBlock, MailDocument } from './mailDocument.js'

/** A mail as plain text, with the same content as `mailHtml`. */
export function mailText({ language, brand, title, blocks, footer }: MailDocument): string {
  // French sets a narrow space before a colon.
  const colon = language.startsWith('fr') ? '\u202F:' : ':'
  const parts = [
    brand.toUpperCase(),
    title,
    ...blocks.map((block) => written(block, colon)),
    ['-- ', ...footer].join('\n'),
  ]
  return `${parts.map(clean).join('\n\n')}\n`
}

function written(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(60, block.text.length))}`
    case 'text':
    case 'small':
      return block.text
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
    case 'lines':
      return [`${block.title}${colon}`, ...block.lines].join('\n')
    case 'rows':
      return block.rows.map(({ label, value }) => `${label}${colon} ${value}`).join('\n')
    case 'products':
      return block.products
        .map(({ title, notes, price, href }) => [title, ...notes, price, ...(href === null ? [] : [href])].join('\n'))
        .join('\n\n')
    case 'button':
    case 'link':
      return `${block.label}${colon} ${block.href}`
  }
}

/** Without control characters except line breaks. */
function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '')
}
