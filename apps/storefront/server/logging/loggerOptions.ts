import type { FastifyServerOptions } from 'fastify'
import { redactText } from './redact.js'

/** Destination of log lines; standard output by default. */
export interface LogStream {
  write(line: string): void
}

/** pino options: JSON lines, errors without personal data, no request or response objects. */
export function loggerOptions(level: string, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false
  return {
    level,
    base: null,
    ...(stream && { stream }),
    redact: { paths: ['authorization', 'cookie', '*.authorization', '*.cookie'], censor: '[hidden]' },
    serializers: {
      err: (error: Error) => serializeError(error),
      req: () => ({}),
      res: () => ({}),
    },
  }
}

function serializeError(error: unknown): { type: string; message: string; stack: string; cause?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)), stack: '' }
  return {
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...(error.cause instanceof Error && { cause: redactText(`${error.cause.name}: ${error.cause.message}`) }),
  }
}
