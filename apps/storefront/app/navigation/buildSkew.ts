let isStale = false

/** Records the build id of a page response; a different one means that this document's code is outdated. */
export function noteBuild(ownBuildId: string, answeredBuildId: string | null): void {
  if (answeredBuildId && answeredBuildId !== ownBuildId) isStale = true
}

/** True after a deploy: the next navigation must be a document load to get the new code. */
export function isBuildStale(): boolean {
  return isStale
}
