/** Icons for maps, for `Icon`; separate from the service icons, which product pages load. */
export const locate =
  'M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M12 17.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z'
export const way =
  'M12 21.5c-4.3-4.6-6.75-8.1-6.75-11.5a6.75 6.75 0 0 1 13.5 0c0 3.4-2.45 6.9-6.75 11.5ZM9.5 10h5M12.5 8l2 2-2 2'
