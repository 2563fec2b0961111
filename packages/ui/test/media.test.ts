import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allPictures } from './media.js'

const folder = new URL('../../../.storybook/media/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.webp'))
const nameOf = (src: string) => src.replace('/media/', '')

describe('story images', () => {
  it('are complete, without extra files', () => {
    expect(
      allPictures()
        .map(({ src }) => nameOf(src))
        .sort(),
    ).toEqual(files.sort())
  })

  it('have the dimensions declared in the data', () => {
    const told = Object.fromEntries(allPictures().map(({ src, width, height }) => [nameOf(src), [width, height]]))
    expect(Object.fromEntries(files.map((name) => [name, sizeOf(readFileSync(new URL(name, folder)))]))).toEqual(told)
  })

  it('weigh at most 4 MB together', () => {
    const bytes = files.reduce((sum, name) => sum + readFileSync(new URL(name, folder)).length, 0)
    expect(bytes).toBeLessThanOrEqual(4_000_000)
  })
})

/** Width and height from the header of a WebP file: lossy (`VP8 `) or extended (`VP8X`). */
function sizeOf(file: Buffer): readonly [number, number] {
  const kind = file.toString('latin1', 12, 16)
  if (kind === 'VP8X') return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]
  if (kind === 'VP8 ') return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff]
  throw new Error(`The image is a WebP of the kind "${kind}", whose size this test cannot read. Save it as lossy WebP.`)
}
