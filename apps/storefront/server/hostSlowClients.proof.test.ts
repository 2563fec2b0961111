import { describe, expect, it, onTestFinished } from 'vitest'
import { openBesideBigFiles, patient, pipeline, settled } from './testing/slowClients.js'

describe('clients that do not read', patient, () => {
  it('are disconnected whatever they send meanwhile', async () => {
    const { files, port } = await openBesideBigFiles({ unreadMs: 1000 })
    const socket = await pipeline(port, '/media/video/big.mp4', 1)
    socket.write('GET /ch/de HTTP/1.1\r\nx-slow: ')
    const drip = setInterval(() => socket.write('a'), 100)
    onTestFinished(() => clearInterval(drip))
    await expect.poll(files.mostHeld, settled).toBe(1)
    await expect.poll(files.held, settled).toBe(0)
  })

  it('does not disconnect clients that read slowly', async () => {
    const unreadMs = 1500
    const { port } = await openBesideBigFiles({ unreadMs })
    const socket = await pipeline(port, '/media/video/big.mp4', 1)
    const end = performance.now() + 2 * unreadMs
    let size = 0
    while (performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      size += socket.read()?.length ?? 0
    }
    expect(size).toBeGreaterThan(0)
    expect(socket.closed).toBe(false)
  })
})
