/** What a page needs to know of the settings: the token of its browser, and the offset of its clock. */
export type PageSettings = {
  token: string
  /** e.g. `http://localhost:4401`. */
  serviceOrigin: string
  /** The name of the query parameter that carries the token. */
  parameter: string
  /** Milliseconds by which the page's clock is ahead. */
  offset: number
}

type PageParts = Pick<typeof globalThis, 'fetch' | 'Date'>

/**
 * Runs in the head of a page, before the script and only in a browser with settings. Adds the token to requests to the
 * service and moves the clock (SHOP-105). It is written into the page as text, so it may use nothing but its
 * parameters.
 */
export function actAsSet(page: PageParts, { token, serviceOrigin, parameter, offset }: PageSettings): void {
  const { fetch: send, Date: Clock } = page
  page.fetch = (input, init) => {
    const url = input instanceof Request ? '' : String(input)
    if (!url.startsWith(`${serviceOrigin}/`)) return send(input, init)
    return send(`${url}${url.includes('?') ? '&' : '?'}${parameter}=${token}`, init)
  }
  if (offset === 0) return
  const nowAsSet = () => Clock.now() + offset
  const moved: DateConstructor = new Proxy(Clock, {
    apply: () => new Clock(nowAsSet()).toString(),
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [nowAsSet()] : given, made === moved ? target : made),
    get: (target, key) => (key === 'now' ? nowAsSet : Reflect.get(target, key)),
  })
  page.Date = moved
}
