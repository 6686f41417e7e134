import { type Fields, isFields } from '../fields.ts'

/** What an entry of `dataLayer` says in either of its forms. */
export type Entry = {
  event?: string
  parameters: Fields
  /** What the event is about; null takes away what an earlier entry left (as a tag manager does). */
  ecommerce?: unknown
}

/**
 * Reads an object, or what `gtag()` pushed: `['event', name, parameters]`, `['config', id, parameters]` and `set`, mostly
 * as `arguments`. Undefined for all that is neither.
 */
export function readEntry(entry: unknown): Entry | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const [command, name, parameters] = [0, 1, 2].map((at) => (entry as Fields)[at])
  if (typeof command === 'string') return readCommand({ command, name, parameters })
  if (!isFields(entry)) return undefined
  const { event } = entry
  return {
    ...(typeof event === 'string' ? { event } : {}),
    parameters: entry,
    ...('ecommerce' in entry ? { ecommerce: entry.ecommerce } : {}),
  }
}

function readCommand({ command, name, parameters }: { command: string; name: unknown; parameters: unknown }): Entry {
  const own = isFields(parameters) ? parameters : {}
  if (command === 'event' && typeof name === 'string') return { event: name, parameters: own }
  if (command === 'config') return { parameters: own }
  if (command === 'set') return { parameters: isFields(name) ? name : { [String(name)]: parameters } }
  return { parameters: {} }
}
