export type UpstreamFailure =
  | 'timeout'
  | 'network'
  | 'open'
  | 'redirect'
  | 'tooLarge'
  | 'aborted'
  | 'foreignHost'
  /** Rejected before sending, because too many calls were waiting. */
  | 'busy'

/** A back end returned no usable response. The message contains the upstream's name, never its address. */
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
