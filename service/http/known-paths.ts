import type { TypedApp } from '../typed-app.ts'

/** Returns the methods of a path; empty when no route has it. */
export type KnownPaths = (path: string) => string[]

/** Records the routes that are registered from now on. A `:name` in a route matches any single segment. */
export function knownPaths(app: TypedApp): KnownPaths {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', (route) => {
    const known = methods.get(route.url) ?? new Set()
    for (const method of [route.method].flat()) known.add(method)
    methods.set(route.url, known)
  })
  return (path) => {
    const all = [...methods].filter(([url]) => matchesPath(url, path)).flatMap(([, known]) => [...known])
    return [...new Set(all)]
  }
}

function matchesPath(url: string, path: string): boolean {
  const wanted = url.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}
