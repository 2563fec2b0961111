/** A content file that cannot be served; names the file and the field, so that it is found at once. */
export class ContentFault extends Error {
  override readonly name = 'ContentFault'

  constructor(place: string, fault: string) {
    super(`${place}: ${fault}`)
  }
}
