/** Loads every font of every theme, so that screenshots and measurements do not depend on when a font arrives. */
export async function loadFaces(): Promise<void> {
  if (typeof document === 'undefined') return
  await Promise.all(Array.from(document.fonts, (face) => face.load().catch(() => {})))
}
