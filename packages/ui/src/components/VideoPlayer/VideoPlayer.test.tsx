import { describe, expect, it } from 'vitest'
import { photo } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { VideoPlayer } from './VideoPlayer.js'

const film = { src: '/film.mp4', poster: photo('dusk', ''), label: 'Film of the Meridian 40' }

describeComponent('VideoPlayer', VideoPlayer, film, ['video'])

describe('VideoPlayer', () => {
  it('has the browser’s controls in the server’s HTML, and preloads nothing', () => {
    const html = renderUi(<VideoPlayer {...film} />)
    expect(html).toContain('controls=""')
    expect(html).toContain('preload="none"')
    expect(html).not.toContain('<button')
  })

  it('shows the first captions track', () => {
    const captions = [
      { src: '/en.vtt', srcLang: 'en', label: 'English' },
      { src: '/de.vtt', srcLang: 'de', label: 'Deutsch' },
    ]
    const tracks = renderUi(<VideoPlayer {...film} captions={captions} />).match(/<track[^>]*>/g)
    expect(tracks).toHaveLength(2)
    expect(tracks?.[0]).toMatch(/kind="captions".*default=""/)
    expect(tracks?.[1]).not.toContain('default')
  })
})
