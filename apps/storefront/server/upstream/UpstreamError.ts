export type UpstreamFailure =
  | 'timeout'
  | 'network'
  | 'open'
  | 'redirect'
  | 'tooLarge'
  | 'aborted'
  | 'foreignHost'
  /** Too many calls before it: it was never sent. */
  | 'busy'

/** A back end did not give a usable answer. The message names the upstream, never the address. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly upstream: string
  readonly failure: UpstreamFailure

  constructor(upstream: string, failure: UpstreamFailure, options?: ErrorOptions) {
    super(
      `The upstream "${upstream}" gave no usable answer (${failure}), so what depends on it cannot be shown.`,
      options,
    )
    this.upstream = upstream
    this.failure = failure
  }
}
