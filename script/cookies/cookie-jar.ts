/** What the cookie code needs of the browser; `script/browser` gives the real one. */
export type CookieJar = {
  /** All visible values of a name, raw. */
  values(name: string): string[]
  /** Of all visible cookies. */
  names(): string[]
  /**
   * Sets path `/`, SameSite=Lax and, on https, Secure (CK-01). A life of 0 removes. A `shared` one is SameSite=None on
   * https: no frame in another site's page could read or write it otherwise (XD-07).
   */
  write(name: string, value: string, options: { domain: string; lifeMs: number; shared?: boolean }): void
}
