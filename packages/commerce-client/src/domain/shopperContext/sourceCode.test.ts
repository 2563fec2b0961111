import { expect, it } from 'vitest'
import { activeSourceCode, sourceCode } from './sourceCode.js'

it.each([
  ['', '', null],
  ['?sourceCode=SPRING', '', 'SPRING'],
  ['?sourceCode=SPRING', 'dwsourcecode_1=WINTER|1', 'SPRING'],
  ['?sourceCode=', 'dwsourcecode_1=WINTER|1', 'WINTER'],
  ['', 'dwsourcecode_1=WINTER|1795000000', 'WINTER'],
  ['', 'dwsourcecode_1=WINTER%7C1795000000', 'WINTER'],
  ['', 'dwsourcecode_1="WINTER|1795000000"', 'WINTER'],
  ['', 'dwsourcecode_1= "WINTER|1" ; a=1', 'WINTER'],
  ['', 'dwsourcecode_1=WINTER |1', 'WINTER'],
  ['', 'dwsourcecode_1="WINTER|1', '"WINTER'],
  ['', 'dwsourcecode_1=WINTER', 'WINTER'],
  ['', 'a=1; dwsourcecode_Sites-halbrenn=A=B|x; b=2', 'A=B'],
  ['', 'dwsourcecode_1=|x; dwsourcecode_2=AUTUMN|y', 'AUTUMN'],
  ['', 'dwsourcecode_=WINTER|1', null],
  ['', 'xdwsourcecode_1=WINTER|1', null],
  ['', 'dwsourcecode_1', null],
  ['', 'dwsourcecode_1=50%|1', '50%'],
])('query %j and cookies %j give %j', (search, cookies, expected) => {
  expect(sourceCode(search, cookies)).toBe(expected)
})

it('the cookie expires after 90 days', () => {
  expect(activeSourceCode).toEqual({ cookie: 'activeSourceCode', maxAgeSeconds: 7_776_000 })
})
