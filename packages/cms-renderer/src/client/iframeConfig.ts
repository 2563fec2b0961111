import { entries, isRecord, stringOr } from './unknownJson.js'

/** A partner brand page that editors configured for embedding. */
export interface FrameConfig {
  readonly key: string
  readonly src: string
  readonly title: string
  /** px; null = missing, or not a number between 100 and 4000. */
  readonly height: number | null
}

/** Reads the iframe-config response; drops entries whose address is not https. */
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
