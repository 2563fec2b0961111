/** Icons for form fields and messages, for `Icon` and `IconButton`. */
export const calendar = 'M4 6h16v14H4ZM4 10.25h16M8 3.5V8M16 3.5V8'
export const clock = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.5 2.5'
export const mail = 'M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5'
export const eye =
  'M2.5 12C5 7.7 8.2 5.75 12 5.75S19 7.7 21.5 12c-2.5 4.3-5.7 6.25-9.5 6.25S5 16.3 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
export const eyeOff =
  'M4.5 4.5l15 15M9.5 6.1a8.9 8.9 0 0 1 2.5-.35c3.8 0 7 1.95 9.5 6.25a15 15 0 0 1-2.8 3.5M15.6 17.6a8.9 8.9 0 0 1-3.6.65C8.2 18.25 5 16.3 2.5 12a14.6 14.6 0 0 1 3.9-4.4M9.9 9.9a3 3 0 0 0 4.2 4.2'
export const lock = 'M5.5 10.5h13V20h-13ZM8.5 10V7.5a3.5 3.5 0 0 1 7 0V10M12 14v2.5'
export const edit = 'M4.5 19.5l1-4.25L16.25 4.5l3.25 3.25L8.75 18.5ZM13.5 7.25l3.25 3.25'
export const copy = 'M8.5 8.5H20V20H8.5ZM5.5 15.5H4V4h11.5v1.5'
export const warning = 'M12 4 21 19.5H3ZM12 10v4.25M12 16.75V17'
export const alert = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V13M12 16.25v.25'
