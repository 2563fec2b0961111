const MAXIMUM_DEPTH = 64

/** 400 for a body nested more deeply than any call needs; recursive code could overflow the stack. */
class DepthError extends Error {
  readonly statusCode = 400

  constructor() {
    super(`The body nests deeper than ${MAXIMUM_DEPTH} levels.`)
    this.name = 'DepthError'
  }
}

/**
 * Rejects a body that is nested too deeply.
 * @throws Error with `statusCode` 400
 */
export function limitDepth(body: unknown): void {
  let level: readonly unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAXIMUM_DEPTH) throw new DepthError()
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
}
