/**
 * Loads every face of every theme: pictures and measurements start with the faces, whichever theme is chosen next.
 */
export async function loadFaces(): Promise<void> {
  if (typeof document === 'undefined') return
  await Promise.all(Array.from(document.fonts, (face) => face.load().catch(() => {})))
}
