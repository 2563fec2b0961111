import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readAttempt } from './attemptSchema.js'
import { type Attempts, isFinished, type PaymentAttempt } from './attempts.js'
import { createMemoryAttempts } from './createMemoryAttempts.js'

/** Finished attempts are dropped at start after this time, ms: longer than a provider repeats its webhooks. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Attempts in a journal: one JSON line for each change, on disk (fsync) before a call returns. At start the journal is
 * compacted to the latest line of each attempt. For one process; several processes need a shared store instead.
 */
export async function createFileAttempts(file: string, now: () => number = Date.now): Promise<Attempts> {
  await mkdir(dirname(file), { recursive: true })
  const kept = (await readJournal(file)).filter(
    (attempt) => !isFinished(attempt) || attempt.changedAt > now() - KEPT_MS,
  )
  await compact(file, kept)
  const memory = createMemoryAttempts(kept)
  const journal = await open(file, 'a', 0o600)
  let writing: Promise<void> = Promise.resolve()

  /** Writes of different attempts must not mix, so one follows the other. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = writing.then(work)
    writing = done.then(
      () => undefined,
      () => undefined,
    )
    return done
  }

  async function append(attempt: PaymentAttempt): Promise<void> {
    await journal.appendFile(`${JSON.stringify(attempt)}\n`)
    await journal.datasync()
  }

  return {
    ...memory,
    add: (attempt) =>
      inTurn(async () => {
        if (await memory.get(attempt.attemptId)) return memory.add(attempt)
        await append(attempt)
        return memory.add(attempt)
      }),
    replace: (attempt) =>
      inTurn(async () => {
        if ((await memory.get(attempt.attemptId))?.version !== attempt.version - 1) return false
        await append(attempt)
        return memory.replace(attempt)
      }),
    close: () => inTurn(() => journal.close()),
  }
}

/**
 * The latest version of each attempt. A last line that a crash cut off is skipped: its call never returned.
 *
 * @throws Error for any other line that cannot be read, because compacting would lose a payment.
 */
async function readJournal(file: string): Promise<readonly PaymentAttempt[]> {
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

async function compact(file: string, attempts: readonly PaymentAttempt[]): Promise<void> {
  const next = `${file}.next`
  const handle = await open(next, 'w', 0o600)
  await handle.writeFile(attempts.map((attempt) => `${JSON.stringify(attempt)}\n`).join(''))
  await handle.sync()
  await handle.close()
  await rename(next, file)
}
