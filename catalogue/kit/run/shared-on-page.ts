import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/** Keyed by the log, which is one object for all experiences of a page load. */
const pages = new WeakMap<object, Map<string, unknown>>()

/** Returns a value that all templates of a page load share under a name. The first call creates it. */
export function sharedOnPage<T>({ log }: Pick<ExperienceOptions, 'log'>, name: string, make: () => T): T {
  const shared = pages.get(log) ?? new Map<string, unknown>()
  pages.set(log, shared)
  if (!shared.has(name)) shared.set(name, make())
  return shared.get(name) as T
}
