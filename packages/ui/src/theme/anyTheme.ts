/** Every element that carries a theme: a class that begins so, not a host's `dark-theme-toggle`. */
export const ANY_THEME = '[class^="theme-"], [class*=" theme-"]'
