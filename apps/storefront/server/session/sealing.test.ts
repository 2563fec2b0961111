import { describe, expect, it } from 'vitest'
import { createSealer } from './sealing.js'

const sealer = createSealer(['new secret', 'old secret'])

describe('sealer', () => {
  it('opens what it sealed, and seals the same text differently every time', () => {
    const [one, other] = [sealer.seal('cookie', 'Zürich'), sealer.seal('cookie', 'Zürich')]
    expect(one).not.toBe(other)
    expect([sealer.open('cookie', one), sealer.open('cookie', other)]).toEqual(['Zürich', 'Zürich'])
  })

  it('opens text that an earlier release sealed with the same secret', () => {
    const earlier = createSealer(['a secret of the tests'])
    expect(earlier.open('cookie', 'NTtn-9Yn_dSFmonQzzy_c4tv3io0C8PS2P_usyRY_dQDBx0')).toBe('Zürich')
  })

  it('opens nothing for another purpose', () => {
    expect(sealer.open('other', sealer.seal('cookie', 'text'))).toBeNull()
  })

  it('seals with the first secret and opens with each', () => {
    const [first, second] = [createSealer(['new secret']), createSealer(['old secret'])]
    expect(first.open('cookie', sealer.seal('cookie', 'text'))).toBe('text')
    expect(second.open('cookie', sealer.seal('cookie', 'text'))).toBeNull()
    expect(sealer.open('cookie', second.seal('cookie', 'text'))).toBe('text')
  })

  it('opens nothing that was changed, truncated or sealed with another secret', () => {
    const sealed = sealer.seal('cookie', 'text')
    const bytes = Buffer.from(sealed, 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      expect(sealer.open('cookie', changed.toString('base64url'))).toBeNull()
    }
    for (const cut of ['', 'x', sealed.slice(0, 20), sealed.slice(0, -2)]) expect(sealer.open('cookie', cut)).toBeNull()
    expect(sealer.open('cookie', createSealer(['foreign']).seal('cookie', 'text'))).toBeNull()
  })

  it.each(['AAAA', 'not base64 !', 'A'.repeat(200)])('returns null for invalid input: "%s"', (sealed) => {
    expect(sealer.open('cookie', sealed)).toBeNull()
  })

  it('generates its own secret when none is given', () => {
    const [one, other] = [createSealer([]), createSealer([])]
    const sealed = one.seal('cookie', 'text')
    expect(one.open('cookie', sealed)).toBe('text')
    expect(other.open('cookie', sealed)).toBeNull()
    expect(createSealer(['']).open('cookie', sealed)).toBeNull()
  })
})
