import type { Localised } from '../seed/localised.js'
import { same, text } from '../seed/text.js'
import { ContentFault } from './ContentFault.js'

export type Json = Readonly<Record<string, unknown>>

const LANGUAGES = ['en', 'de', 'fr', 'da'] as const
const COUNTRIES = new Set(['ch', 'de', 'at', 'dk', 'fr', 'uk'])

/** Reads an object. @throws ContentFault */
export function readObject(value: unknown, place: string): Json {
  if (!isObject(value)) throw new ContentFault(place, 'must be an object.')
  return value
}

/** Whether a JSON value is an object, not an array. */
function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads an array. @throws ContentFault */
export function readList(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new ContentFault(place, 'must be a list.')
  return value
}

/** Reads a non-empty string. @throws ContentFault */
export function readString(value: unknown, place: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new ContentFault(place, 'must be a non-empty text.')
  return value
}

/** Reads an array of strings. @throws ContentFault */
export function readStrings(value: unknown, place: string): readonly string[] {
  return readList(value, place).map((one, index) => readString(one, `${place}[${index}]`))
}

/** Reads a path that starts with one slash and ends without one. @throws ContentFault */
export function readPath(value: unknown, place: string): string {
  const path = readString(value, place)
  const isPath = path === '/' || (/^\/[\w/.?=&#-]*$/.test(path) && !path.startsWith('//') && !path.endsWith('/'))
  const isOther = /^(https:\/\/|tel:|mailto:|#[\w-]+$)/.test(path)
  if (!isPath && !isOther)
    throw new ContentFault(place, `"${path}" is not a path. Use a format like /service/returns, in lower case.`)
  return path
}

/** Reads a text in all four languages and adds non-breaking spaces. @throws ContentFault */
export function readLocalised(value: unknown, place: string): Localised {
  const object = readObject(value, place)
  const unknown = Object.keys(object).find((key) => !LANGUAGES.some((language) => language === key))
  if (unknown) throw new ContentFault(`${place}.${unknown}`, 'is not a language of the site. Use en, de, fr and da.')
  const [en = '', de = '', fr = '', da = ''] = LANGUAGES.map((language) => {
    const one = object[language]
    if (typeof one !== 'string' || one.trim() === '') {
      throw new ContentFault(`${place}.${language}`, 'is missing. Every text needs en, de, fr and da.')
    }
    return one
  })
  return text(en, de, fr, da)
}

/** Reads a text in all four languages, or a name that is the same in each. @throws ContentFault */
export function readText(value: unknown, place: string): Localised {
  return typeof value === 'string' ? same(readString(value, place)) : readLocalised(value, place)
}

/** Reads one of a fixed set of values. @throws ContentFault */
export function readChoice(value: unknown, choices: readonly string[], place: string): string {
  const choice = choices.find((one) => one === value)
  if (choice === undefined) throw new ContentFault(place, `must be one of ${choices.join(', ')}.`)
  return choice
}

/** Reads a finite number. @throws ContentFault */
export function readNumber(value: unknown, place: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ContentFault(place, 'must be a number.')
  return value
}

/** Reads a date-time with its UTC offset, as written and in epoch milliseconds. @throws ContentFault */
export function readMoment(value: unknown, place: string): { readonly text: string; readonly time: number } {
  const moment = readString(value, place)
  const time = /^\d{4}-\d\d-\d\dT[\d:.]{5,12}(?:Z|[+-]\d\d:\d\d)$/.test(moment) ? Date.parse(moment) : Number.NaN
  if (Number.isNaN(time))
    throw new ContentFault(place, `"${moment}" is not a date-time. Use a format like 2026-11-23T00:00:00+01:00.`)
  return { text: moment, time }
}

/** Reads path codes of countries; null if the field is absent. @throws ContentFault */
export function readOnlyIn(value: unknown, place: string): readonly string[] | null {
  if (value === undefined) return null
  const countries = readStrings(value, place)
  const unknown = countries.find((country) => !COUNTRIES.has(country))
  if (unknown)
    throw new ContentFault(place, `"${unknown}" is not a country of the site. Use ${[...COUNTRIES].join(', ')}.`)
  return countries
}

/** Reads a flag; false if absent. @throws ContentFault */
export function readFlag(value: unknown, place: string): boolean {
  if (value === undefined) return false
  if (typeof value !== 'boolean') throw new ContentFault(place, 'must be true or false.')
  return value
}
