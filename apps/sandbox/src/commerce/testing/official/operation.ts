import { expect } from 'vitest'
import { sdk } from '../officialSdk.js'
import type { Stage } from './stage.js'

/** One operation of the SDK: a successful call and, if the platform documents one, a failing call. */
export interface Operation {
  /** Name of the method. */
  readonly name: string
  readonly drive: (stage: Stage) => Promise<unknown>
  /** Expected content of the response. */
  readonly answers: unknown
  readonly refusal?: Refusal
}

/** A call that the platform documents as an error, and that error as {@link statusAndBodyOf} reads it. */
export interface Refusal {
  readonly drive: (stage: Stage) => Promise<unknown>
  readonly answers: unknown
}

/** An operation that the sandbox does not serve. */
export interface Unserved {
  readonly name: string
  readonly because: string
  readonly drive: (stage: Stage) => Promise<unknown>
}

/** Expects a SCAPI problem. */
export function problem(status: number, slug: string, drive: Refusal['drive'], extras: object = {}): Refusal {
  const type = `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${slug}`
  return { drive, answers: { status, type, title: expect.any(String), detail: expect.any(String), ...extras } }
}

/** Expects a SLAS error in both of its formats. */
export function slasError(status: number, error: string, drive: Refusal['drive']): Refusal {
  return { drive, answers: { status, status_code: status, error, error_description: expect.any(String) } }
}

/** Status of a response without a body; for a redirect, also its target. */
export async function statusOf(call: Promise<Response>) {
  const { status, headers } = await call
  const location = headers.get('location')
  return { status, ...(location !== null && { location }) }
}

/** Status and body of the error of a call. */
export async function statusAndBodyOf(call: Promise<unknown>): Promise<object> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof sdk.ResponseError)) throw error
    const body: unknown = await error.response.json()
    return { ...(typeof body === 'object' && body), status: error.response.status }
  }
  throw new Error('The call succeeded, but the test expects the platform to refuse it.')
}
