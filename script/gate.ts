import { cookieValues } from './cookies/cookie-values.ts'

/** The required parts of a window, as paths (ST-02). */
const required = [
  'Promise',
  'Map',
  'Set',
  'Object.assign',
  'Array.prototype.find',
  'JSON',
  'document.querySelector',
  'addEventListener',
  'postMessage',
  'MutationObserver',
]

const internetExplorer = /MSIE (?:[6-9]|10)\.|Trident\/7\./

export type GateFacts = {
  userAgent: string
  /** The window, or an object of its form. */
  window: object
  /** `document.cookie` */
  cookieText: string
}

/** Returns whether the script may start (ST-01 to ST-03). Changes nothing: a refused start must leave no trace (ST-04). */
export function mayRun({ userAgent, window, cookieText }: GateFacts): boolean {
  const isRefused = ['qb_dnt', 'qb_dnt_ext'].some((name) =>
    cookieValues(cookieText, name).some((value) => value.trim() === '2'),
  )
  return !isRefused && !internetExplorer.test(userAgent) && required.every((path) => hasPath(window, path))
}

function hasPath(root: object, path: string): boolean {
  let value: unknown = root
  for (const step of path.split('.')) {
    if (value === null || value === undefined) return false
    value = (value as Record<string, unknown>)[step]
  }
  return Boolean(value)
}
