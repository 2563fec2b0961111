/** Added by Storybook's bundler; used in stories only. */
interface ImportMeta {
  readonly glob: (pattern: string, options: { readonly eager: true }) => Readonly<Record<string, object>>
}
