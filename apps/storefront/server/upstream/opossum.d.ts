declare module 'opossum' {
  interface Options {
    readonly timeout: number | false
    readonly errorThresholdPercentage: number
    readonly rollingCountTimeout: number
    readonly rollingCountBuckets: number
    readonly volumeThreshold: number
    readonly resetTimeout: number
    readonly name: string
    readonly errorFilter: (error: unknown) => boolean
  }

  /** The part of the circuit breaker that the host uses. */
  export default class CircuitBreaker<Arguments extends readonly unknown[], Result> {
    constructor(action: (...parameters: Arguments) => Promise<Result>, options: Options)
    fire(...parameters: Arguments): Promise<Result>
    shutdown(): void
    readonly opened: boolean
  }
}
