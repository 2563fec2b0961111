import { clsx } from 'clsx'
import { Button } from '../Button/Button.js'
import * as carousel from '../ProductCarousel/ProductCarousel.css.js'
import type { ProductCarouselProps } from '../ProductCarousel/ProductCarousel.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import * as css from './ProductRecommendations.css.js'

/** Placeholder of a loading row: its title and the frames of its tiles. */
export function RecommendationsSkeleton({
  title,
  link,
  className,
  ...rest
}: Omit<ProductCarouselProps, 'products' | 'renderAction' | 'slotProps'>) {
  return (
    <section
      aria-label={title || undefined}
      aria-busy="true"
      {...rest}
      className={clsx(carousel.root, css.waiting, className)}
    >
      <div className={carousel.header}>
        <h2 className={carousel.title}>{title}</h2>
        {link && (
          <Button variant="text" href={link.href} isExternal={link.isExternal} opensNewTab={link.opensNewTab}>
            {link.label}
          </Button>
        )}
        <div className={clsx(carousel.buttons, css.buttons)} />
      </div>
      <div aria-hidden="true" className={clsx(carousel.track, css.track)}>
        {[1, 2, 3, 4].map((index) => (
          <div key={index} className={carousel.item}>
            <div className={css.tile}>
              <Skeleton variant="image" className={css.picture} />
              <div className={css.body}>
                <Line kind="brand" />
                <Line kind="name" />
                <Line kind="price" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

function Line({ kind }: { readonly kind: keyof typeof css.rows }) {
  return (
    <div className={css.rows[kind]}>
      <Skeleton variant="text" />
    </div>
  )
}
