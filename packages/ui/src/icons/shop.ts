/** Icons for listings, cart and products, for `Icon` and `IconButton`. */
export const trash = 'M4.5 6.5h15M9.5 6.25V4h5v2.25M6.5 6.5l.75 13.75h9.5L17.5 6.5M10 10v6.5M14 10v6.5'
export const filter = 'M4 7h16M7 12h10M10 17h4'
export const sort = 'M7.5 5v13.5M4 15.5 7.5 19l3.5-3.5M16.5 19V5.5M13 8.5 16.5 5 20 8.5'
export const compare = 'M12 3.5V20M8.5 20h7M5 6.5h14M5 6.5l-2.5 7h5ZM19 6.5l-2.5 7h5Z'
export const grid = 'M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z'
export const list = 'M8 6.5h12M8 12h12M8 17.5h12M4 6.5h.25M4 12h.25M4 17.5h.25'
export const ruler = 'M3.5 15.5l12-12 5 5-12 12ZM6.5 12.5l2 2M9.5 9.5l2 2M12.5 6.5l2 2'
export const gift =
  'M4.5 12h15v8h-15ZM3.5 8h17v4h-17ZM12 8v12M12 8C8.5 8 7 7 7 5.5S9.5 3 10.5 4.25ZM12 8c3.5 0 5-1 5-2.5S14.5 3 13.5 4.25Z'
export const creditCard = 'M3 6h18v12.5H3ZM3 10h18M6.5 15h3'
export const diamond = 'M7 4.5h10l4 5L12 20 3 9.5ZM3 9.5h18M9 9.5 12 20l3-10.5M9 9.5l1.5-5M15 9.5l-1.5-5'
export const watch =
  'M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM9 7.5 9.75 3h4.5L15 7.5M9 16.5l.75 4.5h4.5l.75-4.5M12 9.5V12l1.5 1.25'
export const ring = 'M12 20.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM9.5 9 7.75 5.5 9.5 3.5h5l1.75 2L14.5 9M7.75 5.5h8.5'
