/** HTML text that is safe to insert as it is. Created by `html` only. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Html | null | false | undefined | readonly Value[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

/** Escapes a text for element content and quoted attributes, and removes control characters. */
function escapeHtml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- they are invalid in HTML
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
      .replace(/[&<>"'`]/g, (character) => ENTITIES[character] ?? '')
  )
}

/** Template of HTML: every value is escaped, except other templates. `null`, `undefined` and `false` are empty. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.map((part, index) => part + (index < values.length ? written(values[index]) : '')).join(''))
}

function written(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  return value.map(written).join('')
}
