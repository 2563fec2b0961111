import { describe, expect, it } from 'vitest'
import { escapeJson } from './documentState.js'

describe('escapeJson', () => {
  it.each(['</script><script>alert(1)</script>', '<!--', ']]>', 'a\u2028b\u2029c', '&lt;'])(
    'keeps %j inside its block',
    (text) => {
      const json = escapeJson({ text })
      expect(json).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(json)).toEqual({ text })
    },
  )
})
