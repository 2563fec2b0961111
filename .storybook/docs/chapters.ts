/** Chapters of components, in the order of the table of contents. */
export const chapters = ['Foundation', 'Layout', 'Forms', 'Overlays', 'Content', 'Shop'] as const

/** URL of a component's docs page, relative to another page of Storybook; it must open in the top window. */
export const docsAddress = (chapter: string, name: string) => `./?path=/docs/${chapter}-${name}--docs`.toLowerCase()
