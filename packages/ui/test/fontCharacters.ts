import { brotliDecompressSync } from 'node:zlib'

const HEADER = 48
const ARBITRARY_TAG = 63
/** Indices of tables in the list of known tags (WOFF2 §4.1). */
const CMAP = 0
const OUTLINES: readonly number[] = [10, 11]
const SEGMENTS = 4

/** Code points for which a WOFF2 font has glyphs. Reads the Unicode subtable of format 4. */
export function fontCharacters(file: Buffer): ReadonlySet<number> {
  const cmap = characterTable(file)
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4))
    if (subtable.readUInt16BE(0) === SEGMENTS) return segmentCharacters(subtable)
  }
  throw new Error('The font has no character table of format 4. Save it with a Unicode BMP cmap.')
}

/** The `cmap` table, which WOFF2 never transforms: one of the consecutive tables in a single Brotli stream. */
function characterTable(file: Buffer): Buffer {
  let at = HEADER
  const readLength = () => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }
  let place = 0
  let found: readonly [start: number, end: number] | null = null
  for (let i = 0; i < file.readUInt16BE(12); i++) {
    const flags = file.readUInt8(at++)
    const tag = flags & 0x3f
    if (tag === ARBITRARY_TAG) at += 4
    const version = flags >> 6
    let length = readLength()
    if (OUTLINES.includes(tag) ? version !== 3 : version !== 0) length = readLength()
    if (tag === CMAP) found = [place, place + length]
    place += length
  }
  if (!found) throw new Error('The font has no character table. Check that the file is a complete WOFF2 font.')
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...found)
}

function segmentCharacters(table: Buffer): ReadonlySet<number> {
  const bytes = table.readUInt16BE(6)
  const characters = new Set<number>()
  for (let i = 0; i < bytes; i += 2) {
    const last = table.readUInt16BE(14 + i)
    const first = table.readUInt16BE(16 + bytes + i)
    for (let code = first; code <= last && code < 0xffff; code++) characters.add(code)
  }
  return characters
}
