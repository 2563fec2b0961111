import { CloudImage } from '@vitrine/ui/CloudImage'
import { FocalImage } from '@vitrine/ui/FocalImage'
import { type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { leadImage } from './leadImage.js'

const picture = { src: 'scenes/a.jpg?x=1&y=2', alt: 'A "bench"', width: 600, height: 400 }
const focal = { landscape: picture, portrait: { ...picture, src: 'scenes/tall.jpg', width: 480, height: 600 }, alt: '' }
const render = (element: ReactElement) => renderToString(<main>{element}</main>)

describe('leadImage', () => {
  it('preloads both crops of an art-directed picture, each with its media query', () => {
    const body = render(<FocalImage image={focal} sizes="100vw" landscapeRatio="3:2" fetchPriority="high" />)
    expect(leadImage(body)).toEqual({
      body,
      preload:
        '<link rel="preload" as="image" imagesrcset="scenes/a.jpg?x=1&amp;y=2 390w, scenes/a.jpg?x=1&amp;y=2 480w"' +
        ' imagesizes="100vw" media="(min-width: 48em)" fetchpriority="high">' +
        '<link rel="preload" as="image" imagesrcset="scenes/tall.jpg 390w, scenes/tall.jpg 480w"' +
        ' imagesizes="100vw" media="not all and (min-width: 48em)" fetchpriority="high">',
    })
  })

  it('moves the preloads of React from the body into the head', () => {
    const { body, preload } = leadImage(render(<CloudImage image={picture} sizes="50vw" fetchPriority="high" />))
    expect(body).toMatch(/^<main><img /)
    expect(preload).toBe(
      '<link rel="preload" as="image" imagesrcset="scenes/a.jpg?x=1&amp;y=2 390w, scenes/a.jpg?x=1&amp;y=2 480w"' +
        ' imagesizes="50vw" fetchpriority="high">',
    )
  })

  it.each([
    ['no picture goes first', <FocalImage key="a" image={focal} sizes="100vw" />],
    [
      'a text only speaks of it',
      <p key="b" dangerouslySetInnerHTML={{ __html: '<img src="a.jpg"> fetchPriority="high"' }} />,
    ],
    [
      'the picture has no address',
      <CloudImage key="c" image={{ ...picture, src: '' }} sizes="1px" fetchPriority="high" />,
    ],
  ])('preloads nothing when %s', (_, element) => {
    expect(leadImage(render(element)).preload).toBe('')
  })

  it('preloads only the first of several', () => {
    const two = render(
      <>
        <FocalImage image={{ ...focal, portrait: null }} sizes="1vw" fetchPriority="high" />
        <CloudImage image={{ ...picture, src: 'later.jpg' }} sizes="2vw" fetchPriority="high" />
      </>,
    )
    expect(leadImage(two).preload).not.toContain('later.jpg')
  })
})
