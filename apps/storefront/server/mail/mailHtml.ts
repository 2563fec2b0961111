import { type Html, html } from './html.js'
import type { MailBlock, MailDocument, MailProduct } from './mailDocument.js'
import { colors, darkStyle, styles } from './mailStyles.js'

/**
 * A mail as HTML: one column, styles on every element, no pictures and nothing that is loaded. Tables only arrange;
 * screen readers read the text in order.
 */
export function mailHtml({ language, brand, subject, preview, title, blocks, footer }: MailDocument): string {
  const page = html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${darkStyle}</style>
</head>
<body class="ground" style="${styles.body}">
<div style="${styles.hidden}">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colors.ground}" class="ground"><tr><td align="center" style="padding:0 0 32px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="${styles.column}"><tr><td style="${styles.brand}" class="ink">${brand}</td></tr>
<tr><td class="sheet" style="${styles.sheet}">
<h1 class="ink" style="${styles.title}">${title}</h1>
${blocks.map(block)}
</td></tr>
<tr><td style="${styles.footer}" class="quiet">${footer.map((line) => html`${line}<br>`)}</td></tr></table>
</td></tr></table>
</body>
</html>
`
  return page.text
}

function block(part: MailBlock): Html {
  switch (part.kind) {
    case 'heading':
      return html`<h2 class="ink rule" style="${styles.heading}">${part.text}</h2>\n`
    case 'text':
      return html`<p class="ink" style="${styles.text}">${broken(part.text)}</p>\n`
    case 'small':
      return html`<p class="quiet" style="${styles.small}">${broken(part.text, linked)}</p>\n`
    case 'quote':
      return html`<blockquote class="ink rule" style="${styles.quote}">${broken(part.text)}</blockquote>\n`
    case 'steps':
      return html`<ol class="ink" style="${styles.steps}">${part.steps.map((step) => html`<li style="${styles.step}">${step}</li>`)}</ol>\n`
    case 'lines':
      return html`<h3 class="quiet" style="${styles.label}">${part.title}</h3>\n<p class="ink" style="${styles.text}">${broken(part.lines.join('\n'))}</p>\n`
    case 'rows':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.rows}">${part.rows.map(row)}</table>\n`
    case 'products':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${part.products.map(product)}</table>\n`
    case 'button':
      return html`<p style="${styles.buttonPlace}"><a href="${part.href}" class="button" style="${styles.button}">${part.label}</a></p>\n`
    case 'link':
      return html`<p style="${styles.text}"><a href="${part.href}" class="ink" style="${styles.link}">${part.label}</a></p>\n`
  }
}

function row({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean | undefined }): Html {
  const style = isTotal ? styles.totalCell : styles.cell
  const name = isTotal ? 'ink rule' : 'ink'
  return html`<tr><td class="${isTotal ? name : 'quiet'}" style="${isTotal ? style : styles.labelCell}">${label}${hiddenColon}</td><td align="right" class="${name}" style="${style}">${value}</td></tr>`
}

/** Separates label and value for screen readers, which read the cells of a layout table as one text. */
const hiddenColon = html`<span style="${styles.hidden}">: </span>`

function product({ title, notes, price, href }: MailProduct): Html {
  const name = href === null ? title : html`<a href="${href}" class="ink" style="${styles.productLink}">${title}</a>`
  return html`<tr><td class="ink rule" style="${styles.product}"><strong style="${styles.productName}">${name}</strong>${notes.map((note) => html`<br><span class="quiet" style="${styles.note}">${note}</span>`)}</td><td align="right" valign="top" class="ink rule" style="${styles.price}">${price}</td></tr>`
}

/** Line breaks as elements. */
function broken(text: string, write: (line: string) => Html = (line) => html`${line}`): Html[] {
  return text.split('\n').map((line, index) => (index === 0 ? write(line) : html`<br>${write(line)}`))
}

/** Addresses of web pages as links, without the punctuation after them. */
function linked(line: string): Html {
  const parts = line.split(/(https?:\/\/\S*[\w/])/)
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}" class="quiet" style="${styles.smallLink}">${part}</a>` : part))}`
}
