import { describe, expect, it } from 'vitest'
import { createMailQueue } from './createMailQueue.js'
import { type Mail, MailError, type MailFailure } from './mailSender.js'

const mail: Mail = { to: 'ada@mail.example', subject: 'Order', html: '', text: '' }

function open(failures: readonly MailFailure[], pausesMs: readonly number[] = [1, 1, 1]) {
  const left = [...failures]
  const sent: string[] = []
  const lines: string[] = []
  const log = (facts: object, message: string) => void lines.push(`${message} ${JSON.stringify(facts)}`)
  const queue = createMailQueue({
    sender: {
      async send(_mail, id) {
        const failure = left.shift()
        if (failure) throw new MailError(failure, 'for the test')
        sent.push(id)
      },
      close: () => Promise.resolve(),
    },
    log: { info: log, warn: log, error: log },
    pausesMs,
    closeWithinMs: 50,
  })
  return { queue, sent, lines }
}

describe('the mail queue', () => {
  it('sends a mail once for each key', async () => {
    const { queue, sent } = open([])
    expect([
      queue.add('order/1', () => mail),
      queue.add('order/1', () => mail),
      queue.add('order/2', () => mail),
    ]).toEqual([true, false, true])
    await queue.idle()
    expect(queue.add('order/1', () => mail)).toBe(false)
    await queue.idle()
    expect(sent).toEqual(['order/1', 'order/2'])
  })

  it('tries again what was certainly not accepted', async () => {
    const { queue, sent } = open(['temporary', 'temporary'])
    queue.add('order/1', () => mail)
    await queue.idle()
    expect(sent).toEqual(['order/1'])
  })

  it.each(['permanent', 'unknown'] as const)('does not repeat a failure that is %s', async (failure) => {
    const { queue, sent, lines } = open([failure])
    queue.add('order/1', () => mail)
    await queue.idle()
    expect([sent, lines.length]).toEqual([[], 1])
    expect(lines[0]).toMatch(/^A mail was given up .*"alert":true/)
  })

  it('gives up after the last pause, and logs no address', async () => {
    const { queue, sent, lines } = open(['temporary', 'temporary', 'temporary'], [1, 1])
    queue.add('order/1', () => mail)
    await queue.idle()
    expect(sent).toEqual([])
    expect(lines).toHaveLength(3)
    expect(lines.join()).not.toContain('@')
  })

  it('repeats a mail that could not be composed, without logging what the error says', async () => {
    const { queue, sent, lines } = open([])
    let calls = 0
    queue.add('order/1', () => {
      calls += 1
      if (calls === 1) throw new Error('ada@mail.example')
      return mail
    })
    await queue.idle()
    expect([calls, sent]).toEqual([2, ['order/1']])
    expect(lines.join()).not.toContain('@')
  })

  it('never waits for the mail service', () => {
    const { queue } = open([])
    expect(queue.add('order/1', () => new Promise<Mail>(() => undefined))).toBe(true)
  })

  it('gives up waiting mails when it closes', async () => {
    const { queue, lines } = open(['temporary'], [60_000])
    queue.add('order/1', () => mail)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await queue.close()
    expect(lines.at(-1)).toMatch(/^A mail was given up/)
    expect(queue.add('order/2', () => mail)).toBe(false)
  })
})
