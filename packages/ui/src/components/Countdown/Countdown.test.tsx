import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import da from '../../../messages/da.json' with { type: 'json' }
import de from '../../../messages/de.json' with { type: 'json' }
import en from '../../../messages/en.json' with { type: 'json' }
import fr from '../../../messages/fr.json' with { type: 'json' }
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { Countdown } from './Countdown.js'

const evening = {
  until: '2026-12-24T18:00:00+01:00',
  timeZone: 'Europe/Zurich',
  title: 'The evening of the Meridian',
  text: 'In our house on the lake.',
}

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { da, de, en, fr }

/** Rendered text in a locale, with the messages of its language. */
const said = (props: typeof evening, locale: string) =>
  textOf(
    renderUi(
      <IntlProvider locale={locale} messages={{ ...texts[locale.slice(0, 2)] }}>
        <Countdown {...props} />
      </IntlProvider>,
    ),
  )

describeComponent('Countdown', Countdown, evening, ['title', 'text', 'stage', 'date'])

describe('Countdown', () => {
  it.each([
    ['en-GB', '24 December 2026', /Thursday at 18:00 CET/],
    ['de-CH', '24. Dezember 2026', /Donnerstag um 18:00 Uhr MEZ/],
    ['fr-CH', '24 décembre 2026', /jeudi à 18\sh \(heure d’Europe centrale\)/],
    ['da-DK', '24. december 2026', /torsdag kl. 18\.00 CET/],
  ])('shows the date in %s without scripts', (locale, day, hour) => {
    const words = said(evening, locale)
    expect(words).toContain(day)
    expect(words).toMatch(hour)
  })

  it('renders the same HTML at any time', () => {
    const early = renderUi(<Countdown {...evening} clock={() => 0} />)
    expect(renderUi(<Countdown {...evening} clock={() => Date.UTC(2030, 0)} />)).toBe(early)
    expect(early).not.toContain('role="timer"')
  })

  it('formats the date in the time zone of the place', () => {
    const words = textOf(renderUi(<Countdown {...evening} until="2026-12-24T23:30:00Z" />, 'en-GB'))
    expect(words).toContain('25 December 2026')
  })

  it.each(['', 'soon', '2026-12-24', '2026-12-24T18:00:00', '2026-02-31T99:00:00Z'])(
    'renders nothing for the end “%s”',
    (until) => {
      expect(renderUi(<Countdown {...evening} until={until} />)).toBe('')
    },
  )

  it('omits zero minutes in French, and names British winter time GMT', () => {
    const half = { ...evening, until: '2026-12-24T18:30:00Z', timeZone: 'Europe/Paris' }
    expect(said(half, 'fr-FR')).toMatch(/jeudi à 19\sh\s30 \(heure d’Europe centrale\)/)
    const london = { ...half, timeZone: 'Europe/London' }
    expect(said(london, 'en-GB')).toContain('Thursday at 18:30 GMT')
  })

  it('falls back to UTC for an unknown time zone', () => {
    expect(textOf(renderUi(<Countdown {...evening} timeZone="Lake/Geneva" />, 'en-GB'))).toContain('17:00 UTC')
  })
})
