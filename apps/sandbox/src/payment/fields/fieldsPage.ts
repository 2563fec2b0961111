import { CARD_FIELDS } from '../pages/cardFields.js'
import { escapeHtml } from '../pages/escapeHtml.js'
import { fieldErrors, fieldLabels, pageLanguage, pageTexts } from '../pages/pageTexts.js'

export const SCRIPT_PATH = '/fields.js'

/** What the frame shows and with whom it talks. */
export interface FieldsPage {
  /** Origin of the page that frames it. */
  readonly origin: string
  readonly locale: string
  readonly styles: string
  readonly nonce: string
}

/** The document of the card fields: three labelled inputs, without a button. */
export function fieldsPage({ origin, locale, styles, nonce }: FieldsPage): string {
  const language = pageLanguage(locale)
  const errors = Object.fromEntries(
    CARD_FIELDS.map(({ name }) => {
      const texts = Object.entries(fieldErrors[name]).map(([fault, text]) => [fault, text[language]])
      return [name, Object.fromEntries(texts)]
    }),
  )
  const settings = JSON.stringify({ origin, errors }).replaceAll('<', '\\u003c')
  const fields = CARD_FIELDS.map(
    ({ name, autocomplete, maximum }) => `<div class="field ${name}"><label for="${name}">${escapeHtml(
      fieldLabels[name][language],
    )}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${maximum}" required aria-describedby="${name}-error">
<p class="error" id="${name}-error" aria-live="polite"></p></div>`,
  )
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${escapeHtml(pageTexts.card[language])}</title>
<link rel="icon" href="data:,"><style nonce="${nonce}">${styles}</style>
<script type="application/json" id="settings">${settings}</script><script src="${SCRIPT_PATH}" defer></script></head>
<body><form novalidate>${fields.join('\n')}</form></body></html>
`
}
