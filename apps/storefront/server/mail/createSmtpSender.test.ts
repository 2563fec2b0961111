import { describe, expect, it } from 'vitest'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { createSmtpSender, failureOf } from './createSmtpSender.js'

const error = (facts: object) => Object.assign(new Error('550 <ada@mail.example> unknown'), facts)

describe('failureOf', () => {
  it.each([
    [{ responseCode: 550, command: 'RCPT TO' }, 'permanent'],
    [{ responseCode: 450, command: 'RCPT TO' }, 'temporary'],
    [{ responseCode: 451, command: 'DATA' }, 'temporary'],
    [{ code: 'ECONNECTION', command: 'CONN' }, 'temporary'],
    [{ code: 'EDNS' }, 'temporary'],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'temporary'],
    // The server may have accepted the mail.
    [{ code: 'ETIMEDOUT', command: 'DATA' }, 'unknown'],
    [{ code: 'ESOCKET' }, 'unknown'],
  ])('reads %j as %s, without an address', (facts, failure) => {
    const [found, reason] = failureOf(error(facts))
    expect(found).toBe(failure)
    expect(reason).not.toContain('@')
  })
})

describe('createSmtpSender', () => {
  it('sends one mail with both parts, a stable id and no further header', async () => {
    const lines: string[] = []
    const server = createServer((socket) => {
      let isContent = false
      socket.write('220 ready\r\n')
      socket.on('data', (data) => {
        for (const line of data.toString().split('\r\n')) {
          lines.push(line)
          if (isContent && line !== '.') continue
          if (line === 'DATA') socket.write('354 go\r\n')
          else if (line !== '') socket.write('250 ok\r\n')
          isContent = line === 'DATA'
        }
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const sender = createSmtpSender({
      url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
      from: 'Halbrenn <service@halbrenn.example>',
    })
    const mail = { to: 'ada@mail.example', subject: 'Ihre Bestellung 1 – für Sie', html: '<p>H</p>', text: 'T' }
    await sender.send(mail, 'order-confirmation/1')
    await sender.close()
    server.close()
    const recipients = lines.filter((line) => line.startsWith('RCPT TO'))
    expect(recipients).toEqual(['RCPT TO:<ada@mail.example>'])
    const id = Buffer.from('order-confirmation/1').toString('base64url')
    expect(lines).toContain(`Message-ID: <${id}@halbrenn.example>`)
    expect(lines).toContain('Auto-Submitted: auto-generated')
    expect(lines.filter((line) => /^Content-Type: text\/(?:plain|html)/.test(line))).toHaveLength(2)
  })
})
