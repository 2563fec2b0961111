/** Every element with a theme: a class that starts with `theme-`, but not a host's `dark-theme-toggle`. */
export const ANY_THEME = '[class^="theme-"], [class*=" theme-"]'
