import type { Localised } from '../seed/seedTypes.js'
import { same, text } from '../seed/text.js'
import { ContentFault } from './ContentFault.js'

export type Json = Readonly<Record<string, unknown>>

const LANGUAGES = ['en', 'de', 'fr', 'da'] as const
const COUNTRIES = new Set(['ch', 'de', 'at', 'dk', 'fr', 'uk'])

/** An object, at a named place. @throws ContentFault */
export function readObject(value: unknown, place: string): Json {
  if (!isObject(value)) throw new ContentFault(place, 'must be an object.')
  return value
}

/** Whether a JSON value is an object and no list. */
function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list, at a named place. @throws ContentFault */
export function readList(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new ContentFault(place, 'must be a list.')
  return value
}

/** A string that is not empty. @throws ContentFault */
export function readString(value: unknown, place: string): string {
  if (typeof value !== 'string' || value.trim() === '')
    throw new ContentFault(place, 'must be a text that is not empty.')
  return value
}

/** A list of strings. @throws ContentFault */
export function readStrings(value: unknown, place: string): readonly string[] {
  return readList(value, place).map((one, index) => readString(one, `${place}[${index}]`))
}

/** A path that starts with one slash and ends without. @throws ContentFault */
export function readPath(value: unknown, place: string): string {
  const path = readString(value, place)
  const isPath = path === '/' || (/^\/[\w/.?=&#-]*$/.test(path) && !path.startsWith('//') && !path.endsWith('/'))
  const isOther = /^(https:\/\/|tel:|mailto:|#[\w-]+$)/.test(path)
  if (!isPath && !isOther)
    throw new ContentFault(place, `"${path}" is no path. Write it like /service/returns, in lower case.`)
  return path
}

/** A text in all four languages, with the spaces that must not break. @throws ContentFault */
export function readLocalised(value: unknown, place: string): Localised {
  const object = readObject(value, place)
  const unknown = Object.keys(object).find((key) => !LANGUAGES.some((language) => language === key))
  if (unknown) throw new ContentFault(`${place}.${unknown}`, 'is no language of the site. Use en, de, fr and da.')
  const [en = '', de = '', fr = '', da = ''] = LANGUAGES.map((language) => {
    const one = object[language]
    if (typeof one !== 'string' || one.trim() === '') {
      throw new ContentFault(`${place}.${language}`, 'is missing. Every text needs en, de, fr and da.')
    }
    return one
  })
  return text(en, de, fr, da)
}

/** A text in all four languages, or one that reads the same in each (a name). @throws ContentFault */
export function readText(value: unknown, place: string): Localised {
  return typeof value === 'string' ? same(readString(value, place)) : readLocalised(value, place)
}

/** One of a closed set of words. @throws ContentFault */
export function readChoice(value: unknown, choices: readonly string[], place: string): string {
  const choice = choices.find((one) => one === value)
  if (choice === undefined) throw new ContentFault(place, `must be one of ${choices.join(', ')}.`)
  return choice
}

/** A finite number. @throws ContentFault */
export function readNumber(value: unknown, place: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ContentFault(place, 'must be a number.')
  return value
}

/** A moment with its offset from UTC, as it is written and in epoch milliseconds. @throws ContentFault */
export function readMoment(value: unknown, place: string): { readonly text: string; readonly time: number } {
  const moment = readString(value, place)
  const time = /^\d{4}-\d\d-\d\dT[\d:.]{5,12}(?:Z|[+-]\d\d:\d\d)$/.test(moment) ? Date.parse(moment) : Number.NaN
  if (Number.isNaN(time))
    throw new ContentFault(place, `"${moment}" is no moment. Write it like 2026-11-23T00:00:00+01:00.`)
  return { text: moment, time }
}

/** Path codes of countries, or null when the field is not there. @throws ContentFault */
export function readOnlyIn(value: unknown, place: string): readonly string[] | null {
  if (value === undefined) return null
  const countries = readStrings(value, place)
  const unknown = countries.find((country) => !COUNTRIES.has(country))
  if (unknown)
    throw new ContentFault(place, `"${unknown}" is no country of the site. Use ${[...COUNTRIES].join(', ')}.`)
  return countries
}

/** A flag; false when it is not there. @throws ContentFault */
export function readFlag(value: unknown, place: string): boolean {
  if (value === undefined) return false
  if (typeof value !== 'boolean') throw new ContentFault(place, 'must be true or false.')
  return value
}
