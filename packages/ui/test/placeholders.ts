import type { CloudImageData } from '../src/components/CloudImage/CloudImage.js'

/** A scene in 8 x 5 px, as delivered by the API. */
export const placeholder =
  'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoIAAoABUB8JQBOgA+eoQAA/t6+yx2PxZioh4wS98VMOMmLRnxawAAA'

/** A transparent image, equivalent to one that has not loaded: whatever is behind it is visible. */
export const nothing: CloudImageData = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>')}`,
  alt: '',
  width: 1600,
  height: 900,
}
