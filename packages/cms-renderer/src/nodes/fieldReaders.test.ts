import { describe, expect, it } from 'vitest'
import { readCmsNode } from './cmsNode.js'
import {
  readBoolean,
  readChildren,
  readChoice,
  readNumber,
  readOptionalText,
  readRaw,
  readText,
} from './fieldReaders.js'

const node = readCmsNode({
  text: ' <b>Care</b> &amp; service ',
  number: 7,
  decimal: ' 1.5 ',
  blank: ' ',
  yes: true,
  no: false,
  saysYes: 'true',
  saysNo: 'false',
  list: ['a'],
  area: { a: { title: 'A' }, '@nodes': ['a'] },
})

describe('fieldReaders', () => {
  it.each([
    ['text', 'Care & service'],
    ['number', '7'],
    ['yes', ''],
    ['list', ''],
    ['area', ''],
    ['absent', ''],
  ])('readText of %s is %j', (name, expected) => {
    expect(readText(node, name)).toBe(expected)
    expect(readOptionalText(node, name)).toBe(expected === '' ? undefined : expected)
  })

  it.each([
    ['text', ' <b>Care</b> &amp; service '],
    ['number', ''],
    ['absent', ''],
  ])('readRaw of %s is %j', (name, expected) => {
    expect(readRaw(node, name)).toBe(expected)
  })

  it.each([
    ['yes', true, true],
    ['no', false, false],
    ['saysYes', true, true],
    ['saysNo', false, false],
    ['text', false, true],
    ['absent', false, true],
  ])('readBoolean of %s is %s, and %s where that is the fallback', (name, expected, withFallback) => {
    expect(readBoolean(node, name)).toBe(expected)
    expect(readBoolean(node, name, true)).toBe(withFallback)
  })

  it.each([
    ['number', 7],
    ['decimal', 1.5],
    ['blank', null],
    ['text', null],
    ['yes', null],
    ['absent', null],
  ])('readNumber of %s is %s', (name, expected) => {
    expect(readNumber(node, name)).toBe(expected)
  })

  it.each([
    ['saysYes', 'true'],
    ['text', 'none'],
    ['absent', 'none'],
  ])('readChoice of %s is %s', (name, expected) => {
    expect(readChoice(node, name, ['false', 'true', 'none'], 'none')).toBe(expected)
  })

  it.each([
    ['area', ['a']],
    ['text', []],
    ['absent', []],
  ])('readChildren of %s are %j', (name, expected) => {
    expect(readChildren(node, name).map((child) => child.name)).toEqual(expected)
  })
})
