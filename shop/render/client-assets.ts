/** The paths of the built client files on the shop's origin. */
export type ClientAssets = {
  styles: string[]
  /** The fonts that every page needs at once. */
  fonts: string[]
  /** Publishes the page's events; small. */
  publish: string
  /** Hydrates the page. */
  hydrate: string
  /** What that imports. Named by the page, these files arrive with it and not a round trip later. */
  hydrateImports: string[]
}
