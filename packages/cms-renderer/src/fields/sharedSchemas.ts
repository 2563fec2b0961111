const size = {
  anyOf: [
    { type: 'number', exclusiveMinimum: 0 },
    { type: 'string', pattern: '^[1-9]\\d{0,5}$' },
  ],
}
const id = { type: 'string', pattern: '^[\\w.-]{1,100}$' }

/** `{prefix}~{id}`, `definitionName/connectionName/id`, a plain id, a JSON string, or the resolved node (Spec §3). */
function reference(name: 'productId' | 'categoryId') {
  return {
    anyOf: [
      { type: 'string', pattern: '^(?:[^{}\\s]*[~/])?[\\w.-]{1,100}$' },
      {
        type: 'string',
        contentMediaType: 'application/json',
        pattern: `^\\s*\\{.*"(?:${name}|id)"\\s*:\\s*"[\\w.-]{1,100}".*\\}\\s*$`,
      },
      {
        type: 'object',
        anyOf: [
          { required: [name], properties: { [name]: id } },
          { required: ['id'], properties: { id } },
        ],
      },
    ],
  }
}

const listOf = (one: object) => ({ anyOf: [one, { type: 'array', items: one, minItems: 1 }] })
const address = {
  type: 'string',
  pattern: '^(?:/(?![/\\\\])|#|https?://|tel:|mailto:|\\$\\{link:)',
}
/** A page node or an expanded reference. */
const target = {
  type: 'object',
  anyOf: [{ required: ['@path'] }, { required: ['@link'] }],
  properties: { '@path': { type: 'string', pattern: '^/' }, '@link': address },
}
const oneTarget = { anyOf: [address, target] }
const place = { anyOf: [address, target, { type: 'array', items: oneTarget, minItems: 1 }] }
const asset = {
  anyOf: [
    {
      type: 'object',
      required: ['@link'],
      properties: {
        '@link': { type: 'string', pattern: '^(?:/(?!/)|https?://)' },
        metadata: {
          type: 'object',
          properties: {
            width: size,
            height: size,
            title: { type: 'string' },
            caption: { type: 'string' },
            placeholder: {
              description:
                'The image reduced to a few pixels, a WebP data URI; shown blurred until the image has loaded.',
              type: 'string',
              maxLength: 400,
              pattern: '^data:image/webp;base64,[A-Za-z0-9+/]{20,}={0,2}$',
            },
          },
        },
      },
    },
    { type: 'string', pattern: '^(?:jcr:[\\w-]+$|/(?!/)|https?://)' },
  ],
}
const crop = {
  type: 'object',
  properties: {
    image: { $ref: '#/$defs/asset' },
    focalPoint: { type: 'string', pattern: '^\\d{1,3}(?:\\.\\d+)?#\\d{1,3}(?:\\.\\d+)?$' },
  },
}

/** Schemas of field kinds that do not depend on the individual field, for `$defs`. */
export const sharedSchemas = {
  flag: { enum: [true, false, 'true', 'false'] },
  number: { anyOf: [{ type: 'number' }, { type: 'string', pattern: '^\\s*-?\\d+(?:\\.\\d+)?\\s*$' }] },
  dateTime: {
    description: 'Date and time with offset, e.g. 2026-12-24T18:00:00+01:00.',
    type: 'string',
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})$',
  },
  path: {
    description:
      'Path in this shop (/watches), address of another site, tel:, mailto: or #fragment; or a page; or a list with one of these.',
    ...place,
  },
  asset: { description: 'An image of the DAM or the image provider.', ...asset },
  focalImage: {
    description: 'An image with a landscape and a portrait crop and focal points (x#y in percent), or a single image.',
    anyOf: [
      {
        type: 'object',
        anyOf: [{ required: ['landscapeFocalImage'] }, { required: ['portraitFocalImage'] }],
        properties: { landscapeFocalImage: crop, portraitFocalImage: crop, altText: { type: 'string' } },
      },
      { $ref: '#/$defs/asset' },
    ],
  },
  link: {
    description:
      'Links to an address or page (href), a category or a product. Pages, categories and products have a default label; an address in href needs one. A bare address, or a page without a title, uses the title of its component.',
    anyOf: [
      {
        type: 'object',
        anyOf: [
          { required: ['href', 'label'] },
          { required: ['href'], properties: { href: target } },
          { required: ['categoryId'] },
          { required: ['productId'] },
        ],
        properties: {
          label: { type: 'string' },
          href: place,
          type: { enum: ['internal', 'external', 'sfraLinkReference'] },
          target: { enum: ['_self', '_blank'] },
          categoryId: reference('categoryId'),
          productId: reference('productId'),
        },
      },
      ...place.anyOf,
    ],
  },
  product: reference('productId'),
  products: listOf(reference('productId')),
  category: reference('categoryId'),
  categories: listOf(reference('categoryId')),
} as const
