/** A name for URLs: `Odalie Voss` → `odalie-voss`, `Sérance` → `serance`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}
