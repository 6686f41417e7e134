import type { Namespace } from '../../browser/page.ts'

/** The script's own public functions on `window.__qubit`. */
const publicPaths = [
  'getVisitorState',
  'getBrowserState',
  'getSegments',
  'decorateLink',
  'experiences',
  'placements',
  'cookies.generic',
]

type Members = Record<string, unknown>

/**
 * Wraps the public functions of a namespace so that each call is reported by name, such as `cookies.generic.get` (ST-22).
 * Functions that are already in `wrapped` are not wrapped again.
 */
export function countCalls(namespace: Namespace, wrapped: WeakSet<object>, onCall: (name: string) => void): void {
  const wrapMember = (holder: Members, name: string, path: string) => {
    const fn = holder[name]
    if (typeof fn !== 'function' || wrapped.has(fn)) return
    const countingCall = (...args: unknown[]) => {
      onCall(path)
      return fn.apply(holder, args)
    }
    wrapped.add(countingCall)
    holder[name] = countingCall
  }
  for (const path of publicPaths) {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const holder = steps.reduce<unknown>((at, step) => (at as Members | undefined)?.[step], namespace)
    const value = (holder as Members | undefined)?.[last]
    if (typeof value === 'function') wrapMember(holder as Members, last, path)
    else if (value) for (const name of Object.keys(value)) wrapMember(value as Members, name, `${path}.${name}`)
  }
}
