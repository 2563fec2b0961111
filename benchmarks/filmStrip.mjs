import sharp from 'sharp'
import { coldVisit } from './coldVisit.mjs'

const FRAMES = 10
const FRAME_WIDTH = { 390: 220, 1440: 420 }
const CAPTION = 28

/** Writes the frames of a first visit at 10 Mbit/s side by side, each with its time in ms since navigation start. */
export async function filmStrip(browser, { url, width, file }) {
  const visit = await coldVisit(browser, { width, network: '10 Mbit/s' })
  const frames = []
  visit.session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data: Buffer.from(data, 'base64'), at: metadata.timestamp })
    visit.session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await visit.session.send('Page.startScreencast', { format: 'png' })
  const began = Date.now() / 1000
  await visit.page.goto(url, { waitUntil: 'load' })
  await visit.page.waitForTimeout(1500)
  await visit.session.send('Page.stopScreencast')
  await visit.close()
  const seen = frames.filter(({ at }) => at >= began).slice(0, FRAMES)
  if (seen.length === 0) throw new Error(`${url} painted no frame, so no film strip can be written.`)
  const frameWidth = FRAME_WIDTH[width]
  const pictures = await Promise.all(seen.map(({ data }) => sharp(data).resize({ width: frameWidth }).png().toBuffer()))
  const { height } = await sharp(pictures[0]).metadata()
  const caption = (at) =>
    Buffer.from(
      `<svg width="${frameWidth}" height="${CAPTION}"><text x="4" y="20" font-size="16" font-family="sans-serif">${Math.round((at - began) * 1000)} ms</text></svg>`,
    )
  const tiles = seen.flatMap(({ at }, index) => [
    { input: caption(at), left: index * (frameWidth + 8), top: 0 },
    { input: pictures[index], left: index * (frameWidth + 8), top: CAPTION },
  ])
  await sharp({
    create: { width: seen.length * (frameWidth + 8), height: height + CAPTION, channels: 3, background: 'white' },
  })
    .composite(tiles)
    .png()
    .toFile(file)
  return seen.length
}
