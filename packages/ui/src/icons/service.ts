/** Icons for customer services, for `Icon` and `IconButton`. */
export const returns = 'M8.5 5 4.5 9l4 4M5 9h9.5a5 5 0 0 1 0 10H8'
export const store =
  'M4 10.5v9.75h16V10.5M3 9l2-5.25h14L21 9M3 9c0 1 .8 1.75 2.25 1.75S7.5 10 7.5 9c0 1 .8 1.75 2.25 1.75S12 10 12 9c0 1 .8 1.75 2.25 1.75S16.5 10 16.5 9c0 1 .8 1.75 2.25 1.75S21 10 21 9M9.5 20v-5.5h5V20'
export const pin =
  'M12 21.5c-4.3-4.6-6.75-8.1-6.75-11.5a6.75 6.75 0 0 1 13.5 0c0 3.4-2.45 6.9-6.75 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z'
export const shield = 'M12 3.5 19 6v5.5c0 4.2-2.7 7.3-7 9-4.3-1.7-7-4.8-7-9V6ZM8.75 12l2.5 2.5 4.25-5'
export const truck =
  'M5 17H2.5V6H14v11H9M14 9.5h4l3.5 3.75V17h-2M15.5 17H14M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z'
export const certificate =
  'M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM8.5 13.5V21l3.5-2 3.5 2v-7.5M9.75 9l1.75 1.75 3-3.5'
export const chat = 'M4 5h16v11.5h-9L7 20v-3.5H4Z'
