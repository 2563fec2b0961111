/** A component node for samples, with system properties as the CMS writes them. */
export function sampleNode(template: string, fields: object, children: readonly string[] = []): object {
  const name = template.slice(template.lastIndexOf('/') + 1)
  return {
    '@name': name,
    '@path': `/ch/sample/main/${name}`,
    '@id': `sample-${name}`,
    '@nodeType': 'mgnl:component',
    'mgnl:template': template,
    ...fields,
    '@nodes': children,
  }
}

/** A data node (composite field, area) for samples. */
export function sampleData(fields: object, children: readonly string[] = []): object {
  return { '@nodeType': 'mgnl:contentNode', ...fields, '@nodes': children }
}

/** A focal image for samples; dimensions are strings, as the CMS sends them. */
export const sampleFocalImage = {
  landscapeFocalImage: sampleCrop('scenes/craft.jpg', '2400', '1350', '50#40'),
  portraitFocalImage: sampleCrop('scenes/craft-portrait.jpg', '1600', '2000', '50#30'),
  altText: 'A watchmaker fits a balance wheel',
  '@nodes': [],
}

/** A plain asset for samples. */
export const sampleImage = sampleCrop('scenes/craft.jpg', '2400', '1350', '').image

function sampleCrop(publicId: string, width: string, height: string, focalPoint: string) {
  return {
    image: {
      '@link': `https://images.vitrine.example/vitrine/image/upload/c_limit,f_auto,w_300/${publicId}`,
      metadata: { title: 'Craft', mimeType: 'image/jpeg', width, height },
    },
    focalPoint,
    '@nodes': [],
  }
}
