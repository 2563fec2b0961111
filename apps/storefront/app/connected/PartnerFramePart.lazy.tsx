import type { PartnerBrandIframeNode } from '@vitrine/cms-renderer/definitions/shopperParts'
import { Container } from '@vitrine/ui/Container'
import { PartnerBrandIframe } from '@vitrine/ui/PartnerBrandIframe'
import * as css from './parts.css.js'

const MEDIUM_PX = 400
const LARGE_PX = 640

/**
 * A partner's page in a frame: loaded only after the shopper consents, and only from allow-listed hosts (trust A4). Other
 * pages are shown as a link.
 */
export function PartnerFramePart({ src, title, height, isAllowed }: PartnerBrandIframeNode) {
  const size = height === null ? 'medium' : height >= LARGE_PX ? 'large' : height >= MEDIUM_PX ? 'medium' : 'small'
  return (
    <Container width="listing" className={css.part}>
      <PartnerBrandIframe
        title={title}
        src={src}
        allowedOrigins={isAllowed ? [new URL(src).origin] : []}
        height={size}
        isConsentNeeded
      />
    </Container>
  )
}
