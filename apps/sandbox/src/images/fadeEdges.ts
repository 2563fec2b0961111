/** Share of the width over which a shadow fades. */
const BAND = 0.06
/** Maximum alpha of a shadow pixel, and minimum alpha of a product pixel. */
const SHADOW_UP_TO = 96
const PIECE_FROM = 200

/** Raw pixels with alpha. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/**
 * Fades the shadow of a product before the edge of its image, where it would form a visible rectangle on the tile
 * colour. A product that touches the edge, such as a chain, is unchanged. Modifies `data`.
 */
export function fadeEdges({ data, width, height }: Pixels): void {
  const band = Math.round(BAND * width)
  for (let y = 0; y < height; y += 1) {
    const ofRow = eased(Math.min(y, height - 1 - y) / band)
    for (let x = 0; x < width; x += 1) {
      const kept = ofRow * eased(Math.min(x, width - 1 - x) / band)
      const at = 4 * (y * width + x) + 3
      const alpha = data[at] ?? 0
      if (kept === 1 || alpha >= PIECE_FROM) continue
      const share = Math.max(0, alpha - SHADOW_UP_TO) / (PIECE_FROM - SHADOW_UP_TO)
      data[at] = Math.round(alpha * (kept + (1 - kept) * share))
    }
  }
}

function eased(share: number): number {
  return share >= 1 ? 1 : share * share * (3 - 2 * share)
}
