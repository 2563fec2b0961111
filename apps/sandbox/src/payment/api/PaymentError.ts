/** An error response of the provider: `{error: {code, message}}`. */
export class PaymentError extends Error {
  readonly statusCode: number
  readonly code: string

  constructor(statusCode: number, code: string, message: string) {
    super(message)
    this.name = 'PaymentError'
    this.statusCode = statusCode
    this.code = code
  }
}
