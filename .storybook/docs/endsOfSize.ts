/** A fluid size in px, at 390 and at 1440 px: `clamp(2.875rem, …, 5.25rem)` is "46 to 84 px", `1rem` is "16 px". */
export function endsOfSize(size: string): string {
  const lengths = [...size.matchAll(/([\d.]+)rem/g)].map(([, rem = '']) => Math.round(Number(rem) * 160) / 10)
  const ends = new Set([lengths[0], lengths.at(-1)].filter((length) => length !== undefined))
  return ends.size === 0 ? size : `${[...ends].join(' to ')} px`
}
