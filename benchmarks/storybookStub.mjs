// Stands in for Storybook where only the props of stories are wanted: nothing here is ever called but `fn`.
export const fn = () => () => {}
export const composeStory = () => () => null
