import * as css from '../../packages/ui/docs/docs.css.js'

/** Dimensions of a page at one width, in px, as in `theme/scale.css.ts` and the components. */
interface Page {
  readonly name: string
  readonly width: number
  readonly margin: number
  readonly gutter: number
  readonly header: number
  readonly tiles: number
  readonly isOneColumn: boolean
}

const pages: readonly Page[] = [
  { name: 'Phone, 390 px', width: 390, margin: 20, gutter: 16, header: 122, tiles: 2, isOneColumn: true },
  { name: 'Tablet, 768 px', width: 768, margin: 32, gutter: 24, header: 122, tiles: 3, isOneColumn: false },
  { name: 'Desktop, 1440 px', width: 1440, margin: 72, gutter: 32, header: 88, tiles: 4, isOneColumn: false },
]

const TILE_GAP = 8
const SECTION = 72

/** The grid at three widths, drawn in proportion: header, an image with its text, a row of tiles. */
export function GridSpecimen() {
  return (
    <div className={css.pages}>
      {pages.map((page) => (
        <figure key={page.name} className={css.pageFigure}>
          <Drawing page={page} />
          <figcaption className={css.card}>
            <strong>{page.name}</strong>
            <span className={css.quiet}>
              {page.isOneColumn ? 'One column' : 'Twelve columns'}, gutter {page.gutter} px, margin {page.margin} px,{' '}
              {page.tiles} tiles
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

function Drawing({ page }: { readonly page: Page }) {
  const { width, margin, header, tiles, isOneColumn } = page
  const inner = width - 2 * margin
  const teaserTop = header + SECTION
  const image = isOneColumn ? { x: 0, width } : { x: margin, width: span(page, 7) }
  const imageHeight = image.width * 0.8
  const words = isOneColumn
    ? { x: margin, y: teaserTop + imageHeight + 32, width: inner }
    : { x: margin + startOf(page, 9), y: teaserTop + imageHeight / 2 - 60, width: span(page, 4) }
  const tilesTop = isOneColumn ? words.y + 120 + SECTION : teaserTop + imageHeight + SECTION
  const tile = (inner - (tiles - 1) * TILE_GAP) / tiles
  const height = tilesTop + tile * 1.3 + SECTION
  const columns = isOneColumn ? 1 : 12
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={css.pageDrawing}>
      {Array.from({ length: columns }, (_, index) => (
        <rect
          key={index}
          x={margin + startOf(page, index + 1)}
          width={isOneColumn ? inner : span(page, 1)}
          height={height}
          className={css.pageColumn}
        />
      ))}
      <rect width={width} height={header} className={css.pageHeader} />
      <rect x={image.x} y={teaserTop} width={image.width} height={imageHeight} className={css.pageBlock} />
      {[0.6, 1, 1, 0.8].map((share, line) => (
        <rect
          key={line}
          x={words.x}
          y={words.y + line * 32}
          width={words.width * share}
          height={line === 0 ? 20 : 10}
          className={css.pageWords}
        />
      ))}
      {Array.from({ length: tiles }, (_, index) => (
        <rect
          key={index}
          x={margin + index * (tile + TILE_GAP)}
          y={tilesTop}
          width={tile}
          height={tile * 1.3}
          className={css.pageBlock}
        />
      ))}
    </svg>
  )
}

/** Width of `count` columns with the gutters between them. */
function span({ width, margin, gutter }: Page, count: number): number {
  const column = (width - 2 * margin - 11 * gutter) / 12
  return count * column + (count - 1) * gutter
}

/** Start of the column with this number, measured from the margin. */
function startOf(page: Page, column: number): number {
  return column === 1 ? 0 : span(page, column - 1) + page.gutter
}
