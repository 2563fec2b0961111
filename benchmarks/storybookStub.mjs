// Replaces Storybook where only the props of stories are needed; only `fn` is ever called.
export const fn = () => () => {}
export const composeStory = () => () => null
