import type { BrandColors, BrandSurfaces } from './brandTokens.js'
import { parseColor, printColor } from './colorValue.js'
import { contrast, luminance, mix } from './contrast.js'
import { givenTokens } from './givenTokens.js'
import { onImage } from './onImage.js'
import type { SurfaceColors, SurfaceTokens } from './surfaceTokens.js'
import type { ColorTokens } from './themeTokens.js'

/** Derived text colours exceed AA slightly, to be independent of rounding. */
const TEXT = 4.6
const CONTROL = 3.1
/** Contrast of a button background with its section. */
const ACTION = 3.1

/** Whether a background needs light text. */
export const isDark = (ground: string): boolean => luminance(ground) < 0.18

/**
 * Derives the colours that a brand omits. Given colours are unchanged (`brandThemeFaults` checks them); derived ones
 * are moved towards the ink until they meet AA.
 */
export function brandColors(given: BrandColors): ColorTokens {
  const tone = toneColors(given, given.accent)
  const isNight = isDark(given.bg)
  const bar = given.bar ?? (isNight ? tone.surface : tone.ink)
  const barInk = given.barInk ?? (isNight ? tone.ink : tone.bg)
  const derived = {
    ...onImage,
    ...tone,
    bar,
    barInk,
    barAccent: legible(tone.accent, [bar], barInk, TEXT),
    backdrop: veil(isNight ? tone.bg : tone.ink, isNight ? 0.7 : 0.4),
  }
  return { ...derived, ...givenTokens(given) }
}

/**
 * The section tones of a brand. In a light theme the dark tone is the bar colour and the light tone the surface; in a
 * dark theme the dark tone is the surface and the light tone swaps ink and background. The call to action stays
 * visible.
 */
export function brandSurfaces(color: ColorTokens, given: BrandSurfaces = {}): SurfaceTokens {
  const { cta, ctaText, ctaHover } = color
  const isNight = isDark(color.bg)
  const turned = (bg: string, ink: string, accent: string, own: BrandSurfaces['dark'] = {}) => {
    const action = contrast(cta, bg) >= ACTION ? { cta, ctaText, ctaHover } : { cta: ink, ctaText: bg }
    return toneColors({ bg, ink, ...action, ...givenTokens(own) }, accent)
  }
  return {
    dark: isNight
      ? turned(color.surface, color.ink, color.accent, given.dark)
      : turned(color.bar, color.barInk, color.barAccent, given.dark),
    light: isNight
      ? turned(color.ink, color.bg, color.accent, given.light)
      : toneColors({ ...color, bg: color.surface, surface: color.bg, ...givenTokens(given.light ?? {}) }, color.accent),
    tint: given.tint ?? tinted(color),
  }
}

type Tone = Pick<SurfaceColors, 'bg' | 'ink'> & { readonly [Key in keyof SurfaceColors]?: string | undefined }

function toneColors(given: Tone, brandAccent: string): SurfaceColors {
  const { bg, ink } = given
  const isNight = isDark(bg)
  const surface = given.surface ?? (isNight ? mix(bg, ink, 0.08) : brighter(bg, ink))
  const tile = given.tile ?? surface
  const grounds = [bg, surface]
  const accent = legible(brandAccent, grounds, ink, TEXT)
  const cta = given.cta ?? accent
  const ctaText = given.ctaText ?? (contrast(bg, cta) >= contrast(ink, cta) ? bg : ink)
  return {
    bg,
    surface,
    ink,
    ink2: given.ink2 ?? legible(mix(ink, bg, 0.3), [...grounds, tile], ink, TEXT),
    accent: given.accent ?? accent,
    accent2: given.accent2 ?? brandAccent,
    overline: given.overline ?? accent,
    cta,
    ctaText,
    ctaHover: given.ctaHover ?? hover(cta, ctaText),
    line: given.line ?? mix(bg, ink, 0.14),
    control: given.control ?? legible(mix(bg, ink, 0.4), grounds, ink, CONTROL),
    error: given.error ?? legible(isNight ? '#FF8A80' : '#9B1C1C', grounds, ink, TEXT),
    ok: given.ok ?? legible(isNight ? '#9CD3A8' : '#2F5D3A', grounds, ink, TEXT),
    tile,
    focus: given.focus ?? ink,
  }
}

/** Moved towards its text if that stays readable, otherwise away from it. */
function hover(cta: string, ctaText: string): string {
  const softer = mix(cta, ctaText, 0.14)
  return contrast(softer, ctaText) >= TEXT ? softer : mix(cta, isDark(ctaText) ? '#ffffff' : '#000000', 0.14)
}

/** A tint of the accent over the background, as strong as the contrast of text and borders allows. */
function tinted({ bg, accent, ink2, control, error, ok, overline }: ColorTokens): string {
  const texts = [accent, ink2, error, ok, overline]
  const holds = (ground: string) =>
    texts.every((text) => contrast(text, ground) >= TEXT) && contrast(control, ground) >= CONTROL
  return [0.08, 0.06, 0.04, 0.02].map((share) => mix(bg, accent, share)).find(holds) ?? bg
}

/** Nothing is lighter than white, so panels on white are slightly darkened. */
const brighter = (bg: string, ink: string) => (luminance(bg) > 0.95 ? mix(bg, ink, 0.035) : mix(bg, '#ffffff', 0.6))

/** Moves the colour towards the ink in steps of 4 % until it is readable on every background. */
function legible(color: string, grounds: readonly string[], ink: string, needed: number): string {
  const steps = Array.from({ length: 26 }, (_, step) => mix(color, ink, Math.min(1, step * 0.04)))
  return steps.find((step) => grounds.every((ground) => contrast(step, ground) >= needed)) ?? ink
}

function veil(color: string, alpha: number): string {
  const value = parseColor(color)
  return value ? printColor({ ...value, alpha }) : color
}
