/** What a page needs to know of the settings: who it is to the service, and how wrong its clock shall be. */
export type PageSettings = {
  token: string
  /** e.g. `http://localhost:4401`. */
  serviceOrigin: string
  /** The name of the parameter that says whose a request is. */
  parameter: string
  /** Milliseconds by which the page's clock is ahead. */
  offset: number
}

type PageParts = Pick<typeof globalThis, 'fetch' | 'Date'>

/**
 * Runs in a page's head, before the script and only in a browser with settings: its requests to the service say whose they
 * are, and its clock is moved (SHOP-105). Written into the page as text, so it may use nothing but what it is given.
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
