import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import * as arrows from '../../icons/arrows.js'
import * as forms from '../../icons/forms.js'
import * as map from '../../icons/map.js'
import * as media from '../../icons/media.js'
import * as service from '../../icons/service.js'
import * as shop from '../../icons/shop.js'
import { text } from '../../theme/text.css.js'
import { Icon, type IconName } from './Icon.js'

const named: readonly IconName[] = [
  'menu',
  'search',
  'bag',
  'close',
  'chevronRight',
  'chevronDown',
  'chevronLeft',
  'phone',
  'heart',
  'user',
  'plus',
  'minus',
  'globe',
  'check',
  'info',
  'offline',
]

const meta = {
  title: 'Foundation/Icon',
  component: Icon,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Draw on the 24 px grid with one path, square ends and a stroke of 1.25 px.',
        'Name the control around the icon; the icon itself is hidden from assistive technology.',
        'Import icons of single components from icons/…, so that they are bundled with them.',
      ],
      dont: ['Fill a shape or add a second colour.', 'Replace a text that shoppers look for with an icon.'],
    },
    contract: ['Hidden from assistive technology and not focusable. The control around it has the accessible name.'],
    keyboard: [],
  },
  args: { name: 'bag' },
} satisfies Meta<typeof Icon>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: 24,
  paddingBlockEnd: 40,
} as const

/** Icons in every page bundle, by name. */
export const ByName: Story = {
  render: () => (
    <ul role="list" style={list}>
      {named.map((name) => (
        <li key={name} className={text.caption}>
          <Icon name={name} />
          <br />
          {name}
        </li>
      ))}
    </ul>
  ),
}

/** Icons that are bundled with the component that imports them. */
export const Imported: Story = {
  render: () => (
    <>
      {Object.entries({ arrows, forms, map, media, service, shop }).map(([file, drawings]) => (
        <section key={file} aria-label={file}>
          <p className={text.overline}>icons/{file}</p>
          <ul role="list" style={list}>
            {Object.entries(drawings).map(([name, drawing]) => (
              <li key={name} className={text.caption}>
                <Icon name={drawing} />
                <br />
                {name}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  ),
}

export const AllStates = allStates(meta, { ByName, Imported })
