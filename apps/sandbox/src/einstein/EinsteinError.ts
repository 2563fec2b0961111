/** An error of the recommendation service. Its documentation specifies no error body; `{status, message}` is ours. */
export class EinsteinError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'EinsteinError'
    this.status = status
  }
}
