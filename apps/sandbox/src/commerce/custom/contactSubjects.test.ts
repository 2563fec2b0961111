import { contactForms } from '@vitrine/commerce-client/domain/contact/contactForms'
import { expect, it } from 'vitest'
import { contactSubjects } from './contactSubjects.js'

const languages = ['en', 'de', 'fr', 'da'] as const

it('has a subject for every contact form', () => {
  expect(Object.keys(contactSubjects).sort()).toEqual(Object.keys(contactForms).sort())
})

it.each(languages)('has seven different subjects in %s', (language) => {
  const subjects = Object.values(contactSubjects).map((subject) => subject[language])
  expect(new Set(subjects).size).toBe(7)
})

it.each(languages)('states the topic of the mail in %s, not only the recipient', (language) => {
  for (const subject of Object.values(contactSubjects)) expect(subject[language]).toMatch(/^\p{L}{3,}/u)
})

it.each(languages)('contains the brand only when the recipient is the brand, in %s', (language) => {
  const named = Object.entries(contactSubjects).flatMap(([form, subject]) =>
    subject[language].includes('{brand}') ? [form] : [],
  )
  const toBrand = Object.entries(contactForms).flatMap(([form, { preference }]) =>
    preference.startsWith('{Brand}') ? [form] : [],
  )
  expect(named.sort()).toEqual(toBrand.sort())
})
