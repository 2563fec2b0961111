import { describe, expect, it } from 'vitest'
import { manufacturerRecords } from './manufacturerRecords.js'

const maker = {
  id: 'm',
  name: 'Aurelune SA',
  address1: 'Rue 1',
  postalCode: '2000',
  city: 'Neuchâtel',
  country: 'CH',
  link: 'https://aurelune.example',
}
const agent = { name: 'Halbrenn GmbH' }

describe('manufacturerRecords', () => {
  it('returns name, address lines and link', () => {
    expect(manufacturerRecords({ c_att_GPSR_Manufacturer: maker }, 'each')).toEqual([
      {
        role: 'manufacturer',
        name: 'Aurelune SA',
        lines: ['Rue 1', '2000 Neuchâtel', 'CH'],
        link: 'https://aurelune.example',
      },
    ])
  })

  it.each([
    [{ city: 'Neuchâtel', country: 'CH' }, ['Neuchâtel', 'CH']],
    [{ address1: 'Rue 1', postalCode: '2000' }, ['Rue 1', '2000']],
    [{}, []],
  ])('omits the address fields that %j does not have', (address, lines) => {
    expect(manufacturerRecords({ c_att_GPSR_IOR: { ...agent, ...address } }, 'each')[0]?.lines).toEqual(lines)
  })

  it.each([
    ['each', { c_att_GPSR_Manufacturer: maker, c_att_GPSR_IOR: agent }, ['manufacturer', 'responsiblePerson']],
    ['each', { c_att_GPSR_IOR: agent }, ['responsiblePerson']],
    ['each', {}, []],
    ['both', { c_att_GPSR_Manufacturer: maker, c_att_GPSR_IOR: agent }, ['manufacturer', 'responsiblePerson']],
    ['both', { c_att_GPSR_Manufacturer: maker }, []],
    ['both', { c_att_GPSR_Manufacturer: maker, c_att_GPSR_IOR: { name: '' } }, []],
  ] as const)('rule %s, %#: roles', (rule, product, roles) => {
    expect(manufacturerRecords(product, rule).map(({ role }) => role)).toEqual(roles)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://', undefined])(
    'discards the link %s',
    (link) => {
      expect(manufacturerRecords({ c_att_GPSR_IOR: { ...agent, link } }, 'each')[0]?.link).toBeNull()
    },
  )
})
