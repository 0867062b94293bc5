/** What scripts/build-service-worker.mjs puts in: the files of this build, as addresses. */
type BuildFacts = {
  version: string
  /** Whatever a public page may load. */
  siteAssets: string[]
  /** Further files, of the admin area and of signing in. */
  adminAssets: string[]
}
declare const __BUILD_FACTS__: BuildFacts

export const buildFacts = __BUILD_FACTS__
