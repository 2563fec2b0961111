import { clsx } from 'clsx'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text as textStyle } from '../../theme/text.css.js'
import { BannerSlider, type BannerSliderProps } from '../BannerSlider/BannerSlider.js'
import { Button } from '../Button/Button.js'
import { FocalImage, type FocalImageData } from '../FocalImage/FocalImage.js'
import type { LinkData } from '../Link/Link.js'
import * as css from './PartnerBrandBannerSlider.css.js'

/** A banner as supplied by the brand; image and text are shown verbatim. */
export interface PartnerBrandBanner {
  readonly id: string
  readonly image: FocalImageData | null
  readonly overline?: string | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly link?: LinkData | undefined
}

export interface PartnerBrandBannerSliderProps extends Omit<BannerSliderProps, 'slides' | 'controls' | 'slotProps'> {
  readonly slides: readonly PartnerBrandBanner[]
  /** Level of the first banner; the others are level 2. */
  readonly headingLevel?: 1 | 2 | undefined
  /** `high` loads the first image eagerly with high priority; for a slider at the top of a page. */
  readonly fetchPriority?: 'high' | undefined
  readonly slotProps?:
    | (BannerSliderProps['slotProps'] & {
        readonly picture?: SlotProps<'picture'> | undefined
        readonly body?: SlotProps<'div'> | undefined
        readonly overline?: SlotProps<'p'> | undefined
        readonly title?: SlotProps<'h2'> | undefined
        readonly text?: SlotProps<'p'> | undefined
      })
    | undefined
}

type BannerSlotProps = PartnerBrandBannerSliderProps['slotProps']

/**
 * Banners of a partner brand, for the section of an official retailer (Spec §2 "CMS components"): images unaltered,
 * text below them, a thin progress line. No prices, promotions or other brands.
 */
export function PartnerBrandBannerSlider({
  slides,
  headingLevel = 2,
  fetchPriority,
  slotProps,
  className,
  ...rest
}: PartnerBrandBannerSliderProps) {
  const hasPictures = slides.every((banner) => banner.image)
  return (
    <BannerSlider
      {...rest}
      controls="line"
      className={clsx(css.root, className)}
      slotProps={{
        track: slotProps?.track,
        slide: slotProps?.slide,
        controls: slot(hasPictures ? css.controls : undefined, slotProps?.controls),
      }}
      slides={slides.map((banner, index) => ({
        id: banner.id,
        content: (
          <Banner
            banner={banner}
            headingLevel={index === 0 ? headingLevel : 2}
            fetchPriority={index === 0 ? fetchPriority : undefined}
            slotProps={slotProps}
          />
        ),
      }))}
    />
  )
}

interface BannerProps {
  readonly banner: PartnerBrandBanner
  readonly headingLevel: 1 | 2
  readonly fetchPriority: 'high' | undefined
  readonly slotProps: BannerSlotProps
}

function Banner({ banner, headingLevel, fetchPriority, slotProps }: BannerProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const { image, overline, title, text, link } = banner
  return (
    <section className={css.slide}>
      {image && (
        <FocalImage
          image={image}
          landscapeRatio="21:9"
          sizes="(min-width: 1920px) 1920px, 100vw"
          fetchPriority={fetchPriority}
          {...slot(css.picture, slotProps?.picture)}
        />
      )}
      <div {...slot(css.body, slotProps?.body)}>
        {overline && <p {...slot(css.overline, slotProps?.overline)}>{overline}</p>}
        <Heading {...slot(clsx(textStyle.h1, css.title), slotProps?.title)}>{title}</Heading>
        {text && <p {...slot(clsx(textStyle.body, css.copy), slotProps?.text)}>{text}</p>}
        {link && <BannerLink link={link} />}
      </div>
    </section>
  )
}

function BannerLink({ link: { label, ...link } }: { readonly link: LinkData }) {
  return (
    <Button {...link} variant="text" className={css.action}>
      {label}
    </Button>
  )
}
