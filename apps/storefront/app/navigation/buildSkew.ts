let isStale = false

/** Notes the build that answered a page request; a different one means that this document's code is old. */
export function noteBuild(ownBuildId: string, answeredBuildId: string | null): void {
  if (answeredBuildId && answeredBuildId !== ownBuildId) isStale = true
}

/** True after a deploy: the next navigation has to be a document load, so that it gets the new code. */
export function isBuildStale(): boolean {
  return isStale
}
