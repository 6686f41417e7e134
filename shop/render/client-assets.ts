/** Where the built client files are, as paths on the shop's origin. */
export type ClientAssets = {
  styles: string[]
  /** Those every page needs at once. */
  fonts: string[]
  /** Publishes the page's events; small. */
  publish: string
  /** Draws the page in the browser. */
  hydrate: string
  /** Draws the examples of the gallery's kit. */
  kit: string
}
