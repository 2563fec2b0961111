/** An error response of the admin API. */
export class AdminError extends Error {
  readonly statusCode: number

  /** @param statusCode HTTP status from 400 to 499 */
  constructor(statusCode: number, detail: string) {
    super(detail)
    this.name = 'AdminError'
    this.statusCode = statusCode
  }
}
