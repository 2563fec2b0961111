/** An error response in Adyen's format. */
export class AdyenError extends Error {
  readonly statusCode: number
  readonly errorCode: string
  readonly errorType: 'security' | 'validation' | 'internal'

  constructor(statusCode: number, errorCode: string, errorType: AdyenError['errorType'], message: string) {
    super(message)
    this.name = 'AdyenError'
    this.statusCode = statusCode
    this.errorCode = errorCode
    this.errorType = errorType
  }
}
