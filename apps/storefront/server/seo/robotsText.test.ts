import robotsParser from 'robots-parser'
import { describe, expect, it } from 'vitest'
import { robotsText } from './robotsText.js'

const origin = 'https://vitrine.example'
// The types declare the function as `default`; at run time it is the module itself.
const parse: typeof robotsParser.default = 'default' in robotsParser ? robotsParser.default : robotsParser
const parsed = (text: string) => parse(`${origin}/robots.txt`, text)

describe('robots.txt', () => {
  it.each([
    ['/ch/de', true],
    ['/ch/de/watches', true],
    ['/ch/de/watches?page=2', true],
    ['/ch/de/search?q=gold', true],
    ['/ch/de/wishlist', true],
    ['/ch/de/watches?refine=brand%3Daurelune', true],
    ['/ch/de/watches?refine=brand%3Daurelune&page=2', true],
    ['/ch/de/watches?refine=brand%3Daurelune%7Ccorvane', false],
    ['/ch/de/watches?refine=brand%3Daurelune&refine=c_material%3Dsteel', false],
    ['/ch/de/watches?refine=brand%3Daurelune&sort=price-asc', false],
    ['/ch/de/watches?refine=c_material%3Dsteel', false],
    ['/ch/de/watches?refine=a%3Db&refine=brand%3Daurelune', false],
    ['/ch/de/watches?sort=price-asc', false],
    ['/ch/de/search?q=gold&limit=50', false],
    ['/apis/page?path=/ch/de', false],
    ['/assets/boot-4.js', true],
    ['/images/vitrine/image/upload/w_300/a.jpg', true],
  ])('%s is allowed: %s', (path, isAllowed) => {
    const robots = parsed(robotsText(`${origin}/sitemap.xml`))
    expect(robots.isAllowed(origin + path, 'Googlebot')).toBe(isAllowed)
  })

  it('contains the sitemap and stays far below 500 KiB', () => {
    const text = robotsText(`${origin}/sitemap.xml`)
    expect(parsed(text).getSitemaps()).toEqual([`${origin}/sitemap.xml`])
    expect(text.length).toBeLessThan(2000)
  })

  it('closes a non-public host and lists no sitemap there', () => {
    const robots = parsed(robotsText(null))
    expect(robots.isAllowed(`${origin}/ch/de`, 'Googlebot')).toBe(false)
    expect(robots.getSitemaps()).toEqual([])
  })
})
