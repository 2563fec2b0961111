/** Icons for images, videos and the turntable, for `Icon` and `IconButton`. */
export const play = 'M7.5 4.5v15L19.5 12Z'
export const pause = 'M8.5 5v14M15.5 5v14'
export const zoomIn = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.4 15.4 21 21M10.5 8v5M8 10.5h5'
export const zoomOut = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.4 15.4 21 21M8 10.5h5'
export const expand = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'
export const collapse = 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5'
export const soundOn = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11'
export const soundOff = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9.5l5 5M20.5 9.5l-5 5'
export const captions = 'M3.5 5.5h17v13h-17ZM10.5 10.5a2.2 2.2 0 1 0 0 3M17 10.5a2.2 2.2 0 1 0 0 3'
export const rotate =
  'M9.5 17.6c-3.5-.4-6-1.8-6-3.6 0-2.2 3.8-4 8.5-4s8.5 1.8 8.5 4c0 1.6-2 2.9-5 3.5M12.25 14.5l3.25 3-3 3.25'
export const picture = 'M3.5 5h17v14h-17ZM3.75 16.25 8.5 11.5l4 4 3-3 4.75 4.25M15.5 9v.25'
