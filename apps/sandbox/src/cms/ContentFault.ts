/** An invalid content file; the message names the file and the field. */
export class ContentFault extends Error {
  override readonly name = 'ContentFault'
  /** E.g. `content/pages/home.json`. */
  readonly file: string
  /** E.g. `main[2].title.fr`; null = the whole file. */
  readonly field: string | null

  /** @param place file, or file and field: `content/pages/home.json, main[2].title.fr` */
  constructor(place: string, fault: string) {
    super(`${place}: ${fault}`)
    const cut = place.indexOf(', ')
    this.file = cut < 0 ? place : place.slice(0, cut)
    this.field = cut < 0 ? null : place.slice(cut + 2)
  }
}
