import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Attempts, isFinished, type PaymentAttempt } from './attempts.js'
import { createMemoryAttempts } from './createMemoryAttempts.js'
import { readJournal } from './readJournal.js'

/** Finished attempts are dropped at start after this time, ms: longer than a provider repeats its webhooks. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Attempts in a journal: one JSON line for each change, on disk (fsync) before a call returns. At start the journal is
 * compacted to the latest line of each attempt. For one process; several processes need a shared store instead.
 *
 * @throws Error when another process has the journal open, or a line cannot be read.
 */
export async function createFileAttempts(file: string, now: () => number = Date.now): Promise<Attempts> {
  await mkdir(dirname(file), { recursive: true })
  await lock(file)
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
    close: () =>
      inTurn(async () => {
        await journal.close()
        await rm(lockOf(file), { force: true })
      }),
  }
}

const lockOf = (file: string) => `${file}.lock`

/** Two processes that write one journal would lose each other's payments. */
async function lock(file: string): Promise<void> {
  const owner = Number(await readFile(lockOf(file), 'utf8').catch(() => ''))
  if (owner > 0 && owner !== process.pid && isRunning(owner))
    throw new Error(
      `The payment journal ${file} is used by process ${owner}, so this process would lose payments. Run one process for each journal, or delete ${lockOf(file)} if that process is not a storefront.`,
    )
  await writeFile(lockOf(file), String(process.pid))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function compact(file: string, attempts: readonly PaymentAttempt[]): Promise<void> {
  const next = `${file}.next`
  const handle = await open(next, 'w', 0o600)
  await handle.writeFile(attempts.map((attempt) => `${JSON.stringify(attempt)}\n`).join(''))
  await handle.sync()
  await handle.close()
  await rename(next, file)
}
