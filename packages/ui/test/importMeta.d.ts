/** What Storybook's bundler adds; only stories use it. */
interface ImportMeta {
  readonly glob: (pattern: string, options: { readonly eager: true }) => Readonly<Record<string, object>>
}
