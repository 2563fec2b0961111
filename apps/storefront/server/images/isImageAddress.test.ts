import { describe, expect, it } from 'vitest'
import { imageUrl } from '../../app/page/view/imageUrl.js'
import { isImageAddress } from './isImageAddress.js'

const upload = '/vitrine/image/upload'

describe('isImageAddress', () => {
  it.each([
    `${upload}/c_limit,f_auto,w_300/catalogue/2104-310-1_MP_1.jpg`,
    `${upload}/c_fill,f_auto,w_780,ar_4:5,g_xy_center,x_0.50,y_0.30/scenes_home/a.jpg`,
    `${upload}/c_fill,f_png,w_300,h_300/logos/halbrenn.png`,
    `${upload}/w_300/v1718/caf%C3%A9%20noir.jpg`,
    `${upload}/c_limit,w_300,l_logos:halbrenn,g_south_east,x_10,y_10/a.jpg`,
  ])('accepts %s', (path) => {
    expect(isImageAddress(path, 'vitrine')).toBe(true)
  })

  it('accepts the URLs that the shop generates', () => {
    for (const aspectRatio of ['4:5', '21:9'] as const) {
      const url = imageUrl(`https://x.example${upload}/w_300/a.jpg`, {
        width: 3840,
        aspectRatio,
        focal: { x: 100, y: 0 },
      })
      expect(isImageAddress(url.slice('/images'.length), 'vitrine')).toBe(true)
    }
  })

  it.each([
    ['another cloud', '/other/image/upload/w_300/a.jpg'],
    ['another cloud whose name starts like ours', '/vitrine-2/image/upload/w_300/a.jpg'],
    ['an overlay fetched from any URL', `${upload}/l_fetch:aHR0cHM6Ly9ldmlsLmV4YW1wbGUvYS5zdmc=,w_300/a.jpg`],
    ['the same without padding', `${upload}/w_300,l_fetch:aHR0cHM6Ly9ldmlsLmV4YW1wbGU/a.jpg`],
    ['a text', `${upload}/w_300,l_text:Arial_40:Sale/a.jpg`],
    ['a video as an overlay', `${upload}/w_300,l_video:film/a.jpg`],
    ['an underlay', `${upload}/w_300,u_fetch:aHR0cHM6/a.jpg`],
    ['an effect', `${upload}/w_300,e_sepia/a.jpg`],
    ['a function', `${upload}/w_300,fn_remote:aHR0cHM6/a.jpg`],
    ['a vector format', `${upload}/f_svg,w_300/a.jpg`],
    ['a named transform', `${upload}/t_any/a.jpg`],
    ['no transform', `${upload}/a.jpg`],
    ['an absurd width', `${upload}/w_99999/a.jpg`],
    ['a second list of transforms', `${upload}/w_300/l_fetch:aHR0cHM6/a.jpg`],
    ['an encoded second list', `${upload}/w_300/l%5Ffetch%3AaHR0cHM6/a.jpg`],
    ['a second list with one transform', `${upload}/w_300/e_sepia/a.jpg`],
    ['a second list after a version', `${upload}/w_300/v1/fl_attachment/a.jpg`],
    ['a variable', `${upload}/w_300/$a_1/a.jpg`],
    ['a fetched picture', '/vitrine/image/fetch/w_300/https://evil.example/a.jpg'],
    ['no picture', `${upload}/w_300/`],
    ['a path with dot segments', `${upload}/w_300/../a.jpg`],
    ['a hidden file', `${upload}/w_300/.a.jpg`],
  ])('refuses %s: %s', (_name, path) => {
    expect(isImageAddress(path, 'vitrine')).toBe(false)
  })
})
