import type { TypedApp } from '../typed-app.ts'

/** A registered route; its address contains `:name` for each parameter. */
export type Route = { url: string; methods: string[] }

/** Returns all routes of a service, read from the tree that the framework prints. */
export async function routesOf(app: TypedApp): Promise<Route[]> {
  await app.ready()
  const routes: Route[] = []
  const above: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \((.+)\))?$/.exec(line)
    if (!match) continue
    const [, indent = '', part = '', methods] = match
    // Different parameter names in one position are printed as `:name|:environment`: the route of the first ends here,
    // that of the last continues.
    const [own = '', ...others] = part.split('|')
    const parent = above[indent.length / 4 - 1] ?? ''
    above[indent.length / 4] = parent + (others.length > 0 ? own.replace(/:[^/]*$/, others.at(-1) ?? '') : own)
    if (methods) routes.push({ url: parent + own, methods: methods.split(', ').filter((each) => each !== 'HEAD') })
  }
  return routes
}
