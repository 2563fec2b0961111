import { entries, isRecord, stringOr } from './unknownJson.js'

/** One page of a partner brand that editors have configured. */
export interface FrameConfig {
  readonly key: string
  readonly src: string
  readonly title: string
  /** px; null = not said, or no number between 100 and 4000. */
  readonly height: number | null
}

/** Reads the answer of iframe-config; an entry that is no https address is left out. */
export function readFrameConfigs(body: unknown): readonly FrameConfig[] {
  return entries(body).flatMap(([key, value]) => {
    if (!isRecord(value) || key.startsWith('@')) return []
    const src = stringOr(value.src, '')
    if (!URL.canParse(src) || new URL(src).protocol !== 'https:') return []
    return [{ key, src, title: stringOr(value.title, ''), height: readHeight(value.height) }]
  })
}

/** The CMS sends numbers as strings. */
function readHeight(value: unknown): number | null {
  const height = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof height === 'number' && height >= 100 && height <= 4000 ? height : null
}
