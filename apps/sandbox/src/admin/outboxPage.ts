import type { Mail } from '../store/mailRepository.js'

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem;border-bottom:1px solid #ccc;overflow-wrap:anywhere}'

/** The list of all mails, newest first. */
export function outboxPage(mails: readonly Mail[]): string {
  const rows = mails
    .map(
      ({ to, subject, kind, createdAt }, index) =>
        `<tr><td><a href="/sandbox/outbox/${index + 1}">${escape(subject)}</a></td><td>${escape(to)}</td><td>${escape(kind)}</td><td>${new Date(createdAt).toISOString().slice(0, 19).replace('T', ' ')}</td></tr>`,
    )
    .toReversed()
    .join('')
  const list =
    rows === ''
      ? '<p>No mail was sent.</p>'
      : `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Kind</th><th scope="col">Time (UTC)</th></tr></thead><tbody>${rows}</tbody></table>`
  return page('Outbox', `<h1>Outbox</h1>${list}`)
}

/** A mail of plain text. */
export function mailPage({ subject, body }: Mail): string {
  return page(subject, `<h1>${escape(subject)}</h1><pre style="white-space:pre-wrap">${escape(body)}</pre>`)
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
