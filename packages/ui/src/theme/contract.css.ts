import { createGlobalThemeContract } from '@vanilla-extract/css'

/** The theme contract: every visual value as a CSS variable named `--vt-{group}-{key}`. */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Page background. */
      bg: null,
      /** Raised areas: panels, flyouts, cards. */
      surface: null,
      ink: null,
      /** Secondary text. */
      ink2: null,
      /** Accent with text contrast. */
      accent: null,
      /** Decoration only: insufficient contrast for text. */
      accent2: null,
      /** Small capitals above a title. */
      overline: null,
      cta: null,
      ctaText: null,
      ctaHover: null,
      /** Thin rules; decoration only. */
      line: null,
      /** Borders of controls: at least 3:1. */
      control: null,
      error: null,
      ok: null,
      /** Product tile for products without a background. */
      tile: null,
      tileSand: null,
      tileSandInk: null,
      tileBlack: null,
      tileBlackInk: null,
      /** Dark strip: section bar, offline banner. */
      bar: null,
      barInk: null,
      barAccent: null,
      /** On photographs, below light text. */
      scrim: null,
      onScrim: null,
      /** On photographs, below dark text. */
      scrimLight: null,
      onScrimLight: null,
      /** Behind a modal flyout. */
      backdrop: null,
      focus: null,
    },
    font: { heading: null, body: null },
    size: {
      display: null,
      h1: null,
      h2: null,
      h3: null,
      lead: null,
      body: null,
      small: null,
      caption: null,
      overline: null,
    },
    lineHeight: {
      display: null,
      h1: null,
      h2: null,
      h3: null,
      lead: null,
      body: null,
      small: null,
      caption: null,
      overline: null,
    },
    weight: { heading: null, body: null, medium: null },
    tracking: { tight: null, normal: null, wide: null, overline: null },
    space: {
      '0': null,
      '1': null,
      '2': null,
      '3': null,
      '4': null,
      '6': null,
      '8': null,
      '12': null,
      '16': null,
      '24': null,
      '32': null,
      '40': null,
    },
    radius: { control: null, card: null },
    motion: { fast: null, base: null, slow: null, ease: null },
    shadow: {
      /** Floating elements: menus, tooltips, messages. */
      raised: null,
      /** Flyouts and dialogs. Everything else has no shadow. */
      flyout: null,
    },
    layout: {
      max: null,
      text: null,
      listing: null,
      /** Header height on small screens. */
      header: null,
      /** Header height on large screens. */
      headerLarge: null,
      gutter: null,
      margin: null,
      /** Vertical distance between two sections. */
      section: null,
      /** Vertical distance between a section and its introduction. */
      lead: null,
    },
  },
  (_value, path) => `vt-${path.join('-')}`,
)
