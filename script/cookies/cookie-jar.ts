/** What the cookie code uses from the browser; `script/browser` provides the real implementation. */
export type CookieJar = {
  /** Returns all visible values of a name, raw. */
  values(name: string): string[]
  /** Returns the names of all visible cookies. */
  names(): string[]
  /**
   * Writes a cookie with path `/`, SameSite=Lax and, on https, Secure (CK-01). A lifetime of 0 removes it. A `shared`
   * cookie is SameSite=None on https: otherwise no frame in a page of another site could read or write it (XD-07).
   */
  write(name: string, value: string, options: { domain: string; lifeMs: number; shared?: boolean }): void
}
