/** Long text without spaces that the layout must handle. */
export const LONG = `${'Weltzeitchronographenarmbanduhr mit ewigem Kalender und '.repeat(5)}Schleppzeiger aus Roségold`
  .padEnd(300, '!')
  .slice(0, 300)

export const HTML = '<script>alert(1)</script><b>bold</b> & "quoted"'

export const RIGHT_TO_LEFT = 'ساعة يد ذهبية (40 mm) من أوريلون'

/** A URL that returns 404. */
export const NOWHERE = '/no-such-picture.jpg'
