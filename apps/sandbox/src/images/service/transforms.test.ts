import { describe, expect, it } from 'vitest'
import { parseTransforms } from './transforms.js'

describe('parseTransforms', () => {
  it('reads the tile transform of the specification', () => {
    expect(parseTransforms('c_limit,f_auto,w_300')).toEqual({
      kind: 'ok',
      transform: { mode: 'limit', width: 300, ratio: null, focal: { x: 0.5, y: 0.5 }, format: 'auto' },
    })
  })

  it('ignores the order', () => {
    expect(parseTransforms('w_300,c_limit,f_auto')).toEqual(parseTransforms('c_limit,f_auto,w_300'))
  })

  it('reads a fill around a focal point', () => {
    expect(parseTransforms('c_fill,ar_4:5,g_xy_center,x_0.50,y_0.3,w_480,f_auto')).toEqual({
      kind: 'ok',
      transform: { mode: 'fill', width: 480, ratio: 0.8, focal: { x: 0.5, y: 0.3 }, format: 'auto' },
    })
  })

  it('reads a square thumbnail', () => {
    expect(parseTransforms('c_fill,w_300,h_300,f_png')).toMatchObject({
      kind: 'ok',
      transform: { mode: 'fill', width: 300, ratio: 1, format: 'png' },
    })
  })

  it('uses JPEG without a requested format', () => {
    expect(parseTransforms('w_300')).toMatchObject({ transform: { mode: 'limit', format: 'jpg' } })
  })

  it.each([
    ['', 'Unknown transform ""'],
    ['w_301', 'one of 300, 390'],
    ['w_0300', 'one of 300, 390'],
    ['w_', 'one of 300, 390'],
    ['c_limit,f_auto', 'A width is required'],
    ['w_300,w_480', '"w" is given twice'],
    ['w_300,e_sepia', 'Unknown transform "e_sepia"'],
    ['w_300,toString_1', 'Unknown transform "toString_1"'],
    ['w_300,f_gif', 'f must be one of auto'],
    ['w_300,c_crop', 'c_limit or c_fill'],
    ['w_300,h_300', 'thumbnails only'],
    ['c_fill,w_480,h_300', 'thumbnails only'],
    ['c_fill,w_300,h_301', 'for thumbnails'],
    ['c_fill,w_300', 'c_fill needs ar'],
    ['w_300,ar_4:5', 'ar needs c_fill'],
    ['c_fill,w_300,ar_7:5', 'ar must be one of'],
    ['w_300,g_xy_center', 'g_xy_center needs c_fill'],
    ['c_fill,ar_1:1,w_300,x_0.5', 'x and y need g_xy_center'],
    ['c_fill,ar_1:1,w_300,g_xy_center,x_1.5', 'fraction from 0 to 1'],
    ['c_fill,ar_1:1,w_300,g_xy_center,x_0.505', 'at most two decimals'],
    ['c_fill,ar_1:1,w_300,g_face', 'g_xy_center'],
  ])('refuses %j with the reason', (list, reason) => {
    const result = parseTransforms(list)
    expect(result.kind).toBe('invalid')
    expect(result).toHaveProperty('message', expect.stringContaining(reason))
  })
})
