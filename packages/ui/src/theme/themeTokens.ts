/** Colours of one theme; hex or rgb values, so that tests can compute contrast. */
export interface ColorTokens {
  readonly bg: string
  readonly surface: string
  readonly ink: string
  readonly ink2: string
  readonly accent: string
  readonly accent2: string
  readonly overline: string
  readonly cta: string
  readonly ctaText: string
  readonly ctaHover: string
  readonly line: string
  readonly control: string
  readonly error: string
  readonly ok: string
  readonly tile: string
  readonly tileSand: string
  readonly tileSandInk: string
  readonly tileBlack: string
  readonly tileBlackInk: string
  readonly bar: string
  readonly barInk: string
  readonly barAccent: string
  readonly scrim: string
  readonly onScrim: string
  readonly scrimLight: string
  readonly onScrimLight: string
  readonly backdrop: string
  readonly focus: string
}

type TextSize = 'display' | 'h1' | 'h2' | 'h3' | 'lead' | 'body' | 'small' | 'caption' | 'overline'

/** Tokens of a theme. Spacing, motion and layout are shared by all themes (`scale.css.ts`). */
export interface ThemeTokens {
  readonly color: ColorTokens
  readonly font: { readonly heading: string; readonly body: string }
  readonly size: Readonly<Record<TextSize, string>>
  readonly weight: { readonly heading: string; readonly body: string; readonly medium: string }
  readonly radius: { readonly control: string; readonly card: string }
}
