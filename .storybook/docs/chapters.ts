/** Chapters of components, in the order of the table of contents. */
export const chapters = ['Foundation', 'Layout', 'Forms', 'Overlays', 'Content', 'Shop'] as const

/** Address of a component's docs page, from within another page of Storybook; open it in the whole window. */
export const docsAddress = (chapter: string, name: string) => `./?path=/docs/${chapter}-${name}--docs`.toLowerCase()
