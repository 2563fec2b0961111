import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { PaymentAttempt } from './attempts.js'
import { createFileAttempts } from './createFileAttempts.js'
import { buildAttempt } from './testing/buildAttempt.js'

async function openJournal() {
  const folder = await mkdtemp(join(tmpdir(), 'attempts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'payments', 'attempts.jsonl')
  const open = async (now = 5000) => {
    const attempts = await createFileAttempts(file, () => now)
    onTestFinished(() => attempts.close().catch(() => undefined))
    return attempts
  }
  return { file, open }
}

const next = (attempt: PaymentAttempt, changes: Partial<PaymentAttempt>) => ({
  ...attempt,
  ...changes,
  version: attempt.version + 1,
})

describe('createFileAttempts', () => {
  it('finds attempts after a restart, in their latest version', async () => {
    const { open } = await openJournal()
    const before = await open()
    await before.add(buildAttempt())
    await before.replace(next(buildAttempt(), { state: 'ordered', orderNo: '7' }))
    await before.close()
    const after = await open()
    expect(await after.get('attempt-1')).toMatchObject({ state: 'ordered', version: 1 })
    expect(await after.ofOrder('7')).toHaveLength(1)
    expect(await after.ofBasket('basket-1')).toHaveLength(1)
    expect(await after.ofOwner('mila')).toHaveLength(1)
    expect(await after.unfinished()).toHaveLength(1)
  })

  it('has written a change when it returns', async () => {
    const { file, open } = await openJournal()
    const attempts = await open()
    await attempts.add(buildAttempt())
    expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(1)
  })

  it('saves only one of two changes of the same version', async () => {
    const { open } = await openJournal()
    const attempts = await open()
    await attempts.add(buildAttempt())
    const changes = [next(buildAttempt(), { state: 'ordered' }), next(buildAttempt(), { state: 'expired' })]
    expect(await Promise.all(changes.map((change) => attempts.replace(change)))).toEqual([true, false])
    expect(await attempts.get('attempt-1')).toMatchObject({ state: 'ordered' })
  })

  it('refuses an id that exists', async () => {
    const { open } = await openJournal()
    const attempts = await open()
    await attempts.add(buildAttempt())
    await expect(attempts.add(buildAttempt())).rejects.toThrow('exists already')
  })

  it('compacts the journal at start to one line for each attempt, and drops old finished ones', async () => {
    const { file, open } = await openJournal()
    const before = await open()
    const old = buildAttempt({ attemptId: 'old', state: 'placed', notice: 'done' })
    await before.add(old)
    await before.add(buildAttempt())
    await before.replace(next(buildAttempt(), { state: 'ordered' }))
    await before.close()
    await open(1000 + 91 * 24 * 60 * 60 * 1000)
    expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(1)
  })

  it('skips a last line that a crash cut off', async () => {
    const { file, open } = await openJournal()
    const before = await open()
    await before.add(buildAttempt())
    await before.close()
    await appendFile(file, '{"attemptId":"attempt-2","own')
    expect(await (await open()).unfinished()).toHaveLength(1)
  })

  it('does not open a journal that another process uses, but one whose process has ended', async () => {
    const { file, open } = await openJournal()
    await (await open()).close()
    await writeFile(`${file}.lock`, String(process.ppid))
    await expect(open()).rejects.toThrow(`is used by process ${process.ppid}`)
    await writeFile(`${file}.lock`, '4194305')
    await expect(open()).resolves.toBeDefined()
  })

  it('does not start with another line that cannot be read', async () => {
    const { file, open } = await openJournal()
    await (await open()).close()
    await writeFile(file, `{"attemptId":1}\n${JSON.stringify(buildAttempt())}\n`)
    await expect(open()).rejects.toThrow('Line 1 of the payment journal')
  })
})
