/** HTML of a contact sheet: four columns of captioned pictures. */
export function sheetPage(title, pictures) {
  const cells = pictures.map(
    ({ name, png }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  )
  return `<!doctype html><style>
    body { margin: 32px; background: #e9e9e9; color: #222; font: 400 17px/1.4 system-ui, sans-serif }
    h1 { margin: 0 0 24px; font-size: 24px; font-weight: 400 }
    main { columns: 4; column-gap: 18px; width: 1974px }
    figure { margin: 0 0 28px; break-inside: avoid }
    figcaption { margin-bottom: 8px }
    img { display: block; width: 100%; box-shadow: 0 0 0 1px #bbb }
  </style><h1>${title}</h1><main>${cells.join('')}</main>`
}
