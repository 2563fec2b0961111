import { describe, expect, it } from 'vitest'
import { isUndeliverable } from './undeliverable.js'

describe('isUndeliverable', () => {
  it.each([
    ['CH', 'Postfach 12'],
    ['CH', 'Case postale 3'],
    ['CH', 'CP 123'],
    ['CH', 'My Post 24'],
    ['CH', 'PickPost 80'],
    ['DE', 'Packstation 123'],
    ['DE', 'DHL POSTFILIALE 501'],
    ['DE', 'Postnummer 1234567'],
    ['AT', 'Abholstation 4'],
    ['DK', 'Postboks 12'],
    ['DK', 'Pakkeboks 9'],
    ['FR', 'BP 45'],
    ['FR', 'CS 12345'],
    ['FR', 'PARIS CEDEX 08'],
    ['FR', 'Boîte postale 7'],
    ['GB', 'PO Box 44'],
    ['GB', 'P.O. Box 44'],
    ['GB', 'BFPO 58'],
    ['GB', 'Amazon Locker, Station Road'],
  ] as const)('refuses in %s: %s', (country, line) => {
    expect(isUndeliverable(country, line)).toBe(true)
  })

  it.each([
    ['CH', 'Postfachstrasse 12'],
    ['CH', 'CP Immobilien AG'],
    ['DE', 'Am Packstationsweg 3'],
    ['FR', '12 rue CS Lewis'],
    ['FR', '8 bis rue de la Paix'],
    ['GB', 'Locker Street 4'],
    ['GB', '12 Boxgrove Road'],
    ['DK', 'Boksevej 4, 3. tv'],
    ['GB', ''],
  ] as const)('accepts in %s: %s', (country, line) => {
    expect(isUndeliverable(country, line)).toBe(false)
  })
})
