'use client'

import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { CloudImage } from '../CloudImage/CloudImage.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Link } from '../Link/Link.js'
import { Price } from '../Price/Price.js'
import type { ProductTileData } from '../ProductTile/ProductTile.js'
import * as css from './ProductComparison.css.js'
import { messages } from './ProductComparison.messages.js'

export interface ComparisonHeadProps {
  readonly products: readonly ProductTileData[]
  readonly onRemove: (productId: string) => void
  /** Ref for the remove buttons, to keep the focus when one disappears. */
  readonly watched: Ref<HTMLButtonElement>
}

/** The products, one per column; stays in view while the details scroll. */
export function ComparisonHead({ products, onRemove, watched }: ComparisonHeadProps) {
  return (
    <thead className={css.head}>
      <tr>
        <td className={css.corner}>
          <span className={visuallyHidden}>
            <FormattedMessage {...messages.detail} />
          </span>
        </td>
        {products.map((product) => (
          <th key={product.id} scope="col" className={css.product}>
            <ProductCell product={product} onRemove={onRemove} watched={watched} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function ProductCell({
  product,
  onRemove,
  watched,
}: Omit<ComparisonHeadProps, 'products'> & { product: ProductTileData }) {
  const intl = useIntl()
  const { id, href, brand, name, image, background, price, currency } = product
  return (
    <div className={css.productBody}>
      <div className={css.picture[background]}>
        {image && <CloudImage className={css.image} image={{ ...image, alt: '' }} sizes="160px" widths={[300]} />}
      </div>
      <Link className={css.link} href={href} state={{ productId: id }}>
        <span className={css.brand}>{brand}</span> <span className={css.name}>{name}</span>
      </Link>
      <Price className={css.price} price={price} currency={currency} vatNote={null} />
      <IconButton
        ref={watched}
        icon="close"
        className={css.remove}
        label={intl.formatMessage(messages.remove, { name: `${brand} ${name}` })}
        onClick={() => onRemove(id)}
      />
    </div>
  )
}
