import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { photo, turnSheet } from '../../test/artwork.js'
import { listing } from '../../test/pieces.js'
import { localeOptions } from '../../test/siteData.js'
import { Carousel } from '../components/Carousel/Carousel.js'
import { Disclosure } from '../components/Disclosure/Disclosure.js'
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.js'
import { Gallery } from '../components/Gallery/Gallery.js'
import { ImageZoom } from '../components/ImageZoom/ImageZoom.js'
import { LocaleSwitch } from '../components/LocaleSwitch/LocaleSwitch.js'
import { OpenerLink } from '../components/OpenerLink/OpenerLink.js'
import { RefinementPanel } from '../components/RefinementPanel/RefinementPanel.js'
import { Tabs } from '../components/Tabs/Tabs.js'
import { TextField } from '../components/TextField/TextField.js'
import { Toast } from '../components/Toast/Toast.js'
import { Turntable } from '../components/Turntable/Turntable.js'
import { VideoPlayer } from '../components/VideoPlayer/VideoPlayer.js'

/** Handlers and refs of consumers in `slotProps` are combined with those of the component and never replace them. */
const meta = {
  title: 'Foundation/Slots',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'padded' },
  args: { theirs: fn(), other: fn(), ref: fn(), ours: fn() },
} satisfies Meta<Args>

export default meta

interface Args {
  /** Mocks for the consumer's handler and for one of another event. */
  readonly theirs: () => void
  readonly other: () => void
  readonly ref: (element: Element | null) => void
  /** Callback of the component. */
  readonly ours: () => void
}

type Story = StoryObj<Args>

const slides = ['One', 'Two', 'Three'].map((content) => ({ id: content, content }))

export const CarouselStops: Story = {
  render: ({ theirs, ref }) => (
    <Carousel
      label="News"
      slides={slides}
      rotateEveryMs={5000}
      onPointerEnter={theirs}
      slotProps={{ track: { ref } }}
    />
  ),
  play: async ({ args, canvas }) => {
    const stop = await canvas.findByRole('button', { name: 'Stop rotation' })
    await expect(args.ref).toHaveBeenCalledWith(canvas.getByLabelText('1 of 3').parentElement)
    await fireEvent.pointerOver(canvas.getByRole('region'), { pointerType: 'mouse' })
    await waitFor(() => expect(stop).toHaveAccessibleName('Start rotation'))
    await expect(args.theirs).toHaveBeenCalled()
    // The track is measured in the next frame.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Next slide' })).toHaveAttribute('aria-disabled', 'false'),
    )
  },
}

/** Longer than the display time of a message without a button. */
const PAST_DISMISSAL_MS = 5300

export const ToastWaits: Story = {
  tags: ['proof'],
  render: ({ theirs, ours }) => (
    <Toast toast={{ id: '1', message: 'Item removed', type: 'info' }} onDismiss={ours} onFocus={theirs} />
  ),
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Close message' }).focus()
    await expect(args.theirs).toHaveBeenCalled()
    await new Promise((resolve) => setTimeout(resolve, PAST_DISMISSAL_MS))
    await expect(args.ours).not.toHaveBeenCalled()
  },
}

export const TurntableTurns: Story = {
  render: ({ theirs, other }) => (
    <div style={{ maxWidth: 320 }}>
      <Turntable
        image={turnSheet('Corvane Ridge')}
        frames={36}
        slotProps={{ stage: { onKeyDown: theirs, onPointerMove: other } }}
      />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider')
    slider.setPointerCapture = () => {}
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuenow', '2')
    await expect(args.theirs).toHaveBeenCalled()
    await fireEvent.pointerDown(slider, { clientX: 100, pointerType: 'mouse', pointerId: 1 })
    await fireEvent.pointerMove(slider, { clientX: 125, pointerType: 'mouse', pointerId: 1 })
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '4'))
    await expect(args.other).toHaveBeenCalled()
  },
}

/** A consumer that calls `preventDefault` replaces the component's handler. */
export const PreventedByConsumer: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Turntable
        image={turnSheet('Corvane Ridge')}
        frames={36}
        slotProps={{ stage: { onKeyDown: (event) => event.preventDefault() } }}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '1')
  },
}

export const RefinementsClose: Story = {
  render: ({ theirs }) => (
    <>
      <RefinementPanel open groups={listing.refinements} total={124} resultsId="results" onKeyDown={theirs} />
      <div id="results" />
    </>
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('details')?.open).toBe(false)
    await expect(args.theirs).toHaveBeenCalled()
  },
}

const pictures = [photo('dusk', 'Dial'), photo('sand', 'Sapphires on stone')]

export const ZoomLeadsOn: Story = {
  render: ({ theirs, ours, other, ref }) => (
    <ImageZoom
      images={pictures}
      onClose={ours}
      onKeyDown={theirs}
      slotProps={{ stage: { ref, onDoubleClick: other } }}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const stage = canvas.getByRole('img').parentElement
    if (!stage) throw new Error('The image has no stage element. Check the markup of ImageZoom.')
    await expect(args.ref).toHaveBeenCalledWith(stage)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('Image 2 of 2')).toBeInTheDocument()
    await expect(args.theirs).toHaveBeenCalled()
    await fireEvent.doubleClick(stage)
    await waitFor(() => expect(canvas.getByText('250%')).toBeVisible())
    await expect(args.other).toHaveBeenCalled()
  },
}

const tabs = [
  { id: 'story', title: 'Story', content: 'A line between day and night.' },
  { id: 'care', title: 'Care', content: 'Wind it daily.' },
]

export const TabsChoose: Story = {
  render: ({ theirs, other, ref }) => (
    <Tabs
      label="About"
      tabs={tabs}
      slotProps={{ list: { ref }, tab: { onClick: theirs, onKeyDown: other }, panel: { ref } }}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.ref).toHaveBeenCalledWith(canvas.getByRole('tablist'))
    await expect(args.ref).toHaveBeenCalledWith(document.getElementById('care'))
    await expect(document.getElementById('care')).toHaveAttribute('hidden', 'until-found')
    await userEvent.click(canvas.getByRole('tab', { name: 'Care' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Care' })).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tabpanel', { name: 'Story' })).toBeVisible()
    await expect(args.theirs).toHaveBeenCalled()
    await expect(args.other).toHaveBeenCalled()
  },
}

export const DisclosureOpens: Story = {
  render: ({ theirs, ref }) => (
    <Disclosure title="Care" slotProps={{ button: { onClick: theirs }, panel: { id: 'panel', ref } }}>
      Wind it daily.
    </Disclosure>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Care' })
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    await expect(args.ref).toHaveBeenCalledWith(panel)
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    await userEvent.click(button)
    await expect(panel).toBeVisible()
    await expect(args.theirs).toHaveBeenCalled()
  },
}

export const GalleryMeasures: Story = {
  render: ({ ref }) => (
    <Gallery
      background="light"
      items={pictures.map((image) => ({ kind: 'image' as const, image }))}
      slotProps={{ track: { ref } }}
    />
  ),
  play: async ({ args, canvas }) => {
    await expect(args.ref).toHaveBeenCalledWith(canvas.getByRole('list', { name: 'Images' }))
  },
}

export const SummaryLeads: Story = {
  render: ({ theirs }) => (
    <>
      <ErrorSummary
        errors={[{ fieldId: 'slots-email', message: 'Please enter an address.' }]}
        slotProps={{ link: { onClick: theirs } }}
      />
      <TextField id="slots-email" label="E-mail" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(args.theirs).toHaveBeenCalled()
  },
}

export const FilmPlays: Story = {
  render: ({ theirs, other }) => (
    <VideoPlayer
      src="data:video/mp4;base64,AAAA"
      poster={null}
      label="How a case is made"
      isMuted
      slotProps={{ button: { onClick: theirs }, video: { onError: other } }}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Play film/ }))
    await expect(await canvas.findByText('This film cannot be played.')).toBeVisible()
    await expect(args.theirs).toHaveBeenCalled()
    await expect(args.other).toHaveBeenCalled()
  },
}

export const OpenerOpens: Story = {
  render: ({ theirs, ours }) => (
    <OpenerLink href="#search" onClick={theirs} onOpen={ours}>
      Search
    </OpenerLink>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.theirs).toHaveBeenCalledOnce()
    await expect(args.ours).toHaveBeenCalledOnce()
  },
}

export const LocalesClose: Story = {
  render: ({ theirs, other }) => <LocaleSwitch open options={localeOptions} onKeyDown={theirs} onBlur={other} />,
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.other).toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.theirs).toHaveBeenCalled()
    await expect(canvasElement.querySelector('details')?.open).toBe(false)
  },
}
