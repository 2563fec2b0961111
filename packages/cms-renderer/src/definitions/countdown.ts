import type { CountdownProps } from '@vitrine/ui/Countdown'
import { defineComponent } from '../fields/defineComponent.js'
import { dateTime, link, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleData, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/countdown'

/** A countdown to a launch or an event: its date and the remaining time. */
export const countdown: Definition<CountdownProps> = defineComponent({
  id: ID,
  note: 'A countdown to a launch or an event, with its date and the remaining time.',
  fields: {
    title: text.required,
    text,
    until: dateTime.required,
    timeZone: {
      ...text,
      note: 'IANA name of the time zone in which the date is shown; defaults to the time zone of the site.',
    },
    link,
  },
  props: (values, { ctx }) => ({ ...values, timeZone: values.timeZone ?? ctx.timeZone }),
  sample: sampleNode(
    ID,
    {
      title: 'The winter exhibition opens',
      text: 'Forty pieces, three weeks.',
      until: '2031-12-04T18:00:00.000+01:00',
      link: sampleData({ label: 'About the exhibition', href: '/about' }),
    },
    ['link'],
  ),
})
