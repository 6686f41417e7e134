import { isFields, type UnknownFields } from '../../../../contract/json.ts'

/** What an entry of `dataLayer` says in either of its forms. */
export type Ga4LayerEntry = {
  event?: string
  parameters: UnknownFields
  /** What the event is about; null takes away what an earlier entry left (as a tag manager does). */
  ecommerce?: unknown
}

/**
 * Reads an object, or what `gtag()` pushed: `['event', name, parameters]`, `['config', id, parameters]` and `set`, mostly
 * as `arguments`. Undefined for all that is neither.
 */
export function readEntry(entry: unknown): Ga4LayerEntry | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const [command, name, parameters] = [0, 1, 2].map((at) => (entry as UnknownFields)[at])
  if (typeof command === 'string') return readCommand({ command, name, parameters })
  if (!isFields(entry)) return undefined
  const { event } = entry
  return {
    ...(typeof event === 'string' ? { event } : {}),
    parameters: entry,
    ...('ecommerce' in entry ? { ecommerce: entry.ecommerce } : {}),
  }
}

function readCommand({
  command,
  name,
  parameters,
}: {
  command: string
  name: unknown
  parameters: unknown
}): Ga4LayerEntry {
  const own = isFields(parameters) ? parameters : {}
  if (command === 'event' && typeof name === 'string') return { event: name, parameters: own }
  if (command === 'config') return { parameters: own }
  if (command === 'set') return { parameters: isFields(name) ? name : { [String(name)]: parameters } }
  return { parameters: {} }
}
