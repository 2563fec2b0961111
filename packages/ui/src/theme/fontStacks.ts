/** Font stacks: web font, its metric-matched fallbacks (with separate ones for Android), generic family. */
export const fontStacks = {
  cormorant: "'Cormorant Variable', 'Cormorant Fallback', 'Cormorant Android', Georgia, serif",
  figtree: "'Figtree Variable', 'Figtree Fallback', 'Figtree Android', system-ui, sans-serif",
  jost: "'Jost Variable', 'Jost Fallback', 'Jost Android', system-ui, sans-serif",
  libreFranklin:
    "'Libre Franklin Variable', 'Libre Franklin Fallback', 'Libre Franklin Android', system-ui, sans-serif",
} as const
