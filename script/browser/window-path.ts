import { valueAt } from '../remote/value-at.ts'

/** Reads what is at a path such as `a.b` below the page's window; undefined where it ends early. Apart from the page, for few need it. */
export function windowPath(window: unknown): (path: string) => unknown {
  return (path) => valueAt(window, ...path.split('.'))
}
