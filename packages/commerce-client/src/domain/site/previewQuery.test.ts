import { expect, it } from 'vitest'
import { previewQuery } from './previewQuery.js'

it.each([
  ['', false, null, null],
  ['?a=1', false, null, null],
  ['?mgnlPreview', true, null, null],
  ['?mgnlPreview=true', true, null, null],
  ['?mgnlPreview=false', true, 'all', null],
  ['?mgnlPreview=false&mgnlVersion=1.3', true, 'all', '1.3'],
  ['?mgnlVersion=1.3', false, null, '1.3'],
  ['?mgnlVersion=', false, null, null],
  ['?MGNLPREVIEW=false', false, null, null],
])('%j: preview %s, variants %s, version %s', (search, isPreview, variants, version) => {
  expect(previewQuery(search)).toEqual({ isPreview, variants, version })
})
