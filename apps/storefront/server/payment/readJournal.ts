import { readFile } from 'node:fs/promises'
import { readAttempt } from './attemptSchema.js'
import type { PaymentAttempt } from './attempts.js'

/**
 * The latest version of each attempt. A last line that a crash cut off is skipped: its call never returned.
 *
 * @throws Error for any other line that cannot be read, because compacting would lose a payment.
 */
export async function readJournal(file: string): Promise<readonly PaymentAttempt[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  const latest = new Map<string, PaymentAttempt>()
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    const attempt = line === '' ? null : readAttempt(line)
    if (attempt) latest.set(attempt.attemptId, attempt)
    else if (line !== '' && index < lines.length - 1)
      throw new Error(
        `Line ${index + 1} of the payment journal ${file} cannot be read, so payments could get lost. Repair the line, or move the file away after a reconciliation.`,
      )
  }
  return [...latest.values()]
}
