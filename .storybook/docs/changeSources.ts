/** Contents of all files of `.changeset`, in descending order of file names. */
export const pendingSources: readonly string[] = Object.entries(
  import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
)
  .toSorted(([a], [b]) => b.localeCompare(a, 'en'))
  .map(([, text]) => text)

/** The package's CHANGELOG.md; empty before the first release. */
export const changelog: string = Object.values(
  import.meta.glob<string>('../../packages/ui/CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
).join('')
