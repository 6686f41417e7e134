/** What the cookie code needs of the browser; `script/browser` gives the real one. */
export type CookieJar = {
  /** All visible values of a name, raw. */
  values(name: string): string[]
  /** Sets path `/`, SameSite=Lax and, on https, Secure (CK-01). A life of 0 removes. */
  write(name: string, value: string, options: { domain: string; lifeMs: number }): void
}
