/**
 * Loads every face of every theme. A face that comes late is not shown at all (`font-display: optional`); here it is
 * wanted on the first visit, and whichever theme is chosen next.
 */
export async function loadFaces(): Promise<void> {
  if (typeof document === 'undefined') return
  await Promise.all(Array.from(document.fonts, (face) => face.load().catch(() => {})))
}
