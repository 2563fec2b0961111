/**
 * Script of the card fields. It checks entries when the shopper leaves a field, and exchanges them for a token when the
 * shop asks. Nothing that was typed is sent to the shop.
 */
export const fieldsScript = String.raw`
'use strict'
const { origin, errors } = JSON.parse(document.getElementById('settings').textContent)
const fields = ['number', 'expiry', 'code'].map((name) => document.getElementById(name))
const tell = (message) => parent.postMessage(message, origin)

const passesLuhn = (digits) =>
  [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0) % 10 === 0

const checks = {
  number: (value) => /^\d{12,19}$/.test(value.replace(/[\s-]/g, '')) && passesLuhn(value.replace(/[\s-]/g, '')),
  expiry: (value) => /^(0?[1-9]|1[0-2])\s*[/.\-]?\s*(\d{2}|\d{4})$|^\d{4}-(0[1-9]|1[0-2])$/.test(value.trim()),
  code: (value) => /^\d{3}$/.test(value.trim()),
}

const show = (field, fault) => {
  document.getElementById(field.id + '-error').textContent = fault ? errors[field.id][fault] : ''
  if (fault) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
}

const localFault = (field) => (checks[field.id](field.value) ? null : 'invalid')

const tidy = (field) => {
  const digits = field.value.replace(/\D/g, '')
  if (field.id === 'number') field.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  if (field.id === 'expiry' && /^\d{4}$/.test(digits) && !/-/.test(field.value)) {
    field.value = digits.slice(0, 2) + '/' + digits.slice(2)
  }
}

for (const field of fields) {
  field.addEventListener('blur', () => {
    if (field.value.trim() === '') return
    if (localFault(field) === null) tidy(field)
    show(field, localFault(field))
  })
  field.addEventListener('input', () => {
    if (field.hasAttribute('aria-invalid') && localFault(field) === null) show(field, null)
  })
}

const refuse = (id, faults) => {
  for (const field of fields) show(field, faults[field.id] ?? null)
  const wrong = fields.filter((field) => faults[field.id])
  if (wrong[0]) wrong[0].focus()
  tell({ type: 'invalid', id, fields: wrong.map((field) => field.id) })
}

const tokenise = async (id) => {
  const [number, expiry, code] = fields.map((field) => field.value)
  try {
    const answer = await fetch('/fields/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, expiry, code }),
    })
    const body = await answer.json()
    if (!answer.ok) return tell({ type: 'failed', id })
    if (body.faults) return refuse(id, body.faults)
    for (const field of fields) show(field, null)
    tell({ type: 'token', id, ...body })
  } catch {
    tell({ type: 'failed', id })
  }
}

addEventListener('message', (event) => {
  if (event.origin !== origin || event.source !== parent) return
  const { type, id } = event.data ?? {}
  if (type === 'tokenise' && typeof id === 'string') void tokenise(id)
})
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault())
new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) }))
  .observe(document.body)
tell({ type: 'ready' })
`
