import { isFields, type UnknownFields } from '../../../../contract/json.ts'

/** The content of a `dataLayer` entry in either of its forms. */
export type Ga4LayerEntry = {
  event?: string
  parameters: UnknownFields
  /** Whether it is a call of `gtag()`. */
  isCall?: true
  /** The subject of the event; null removes the value of an earlier entry (as in a tag manager). */
  ecommerce?: unknown
}

/**
 * Reads an object, or the arguments pushed by `gtag()`: `['event', name, parameters]`, `['config', id, parameters]`
 * and `set`, mostly as `arguments`. Undefined for anything else.
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
  if (command === 'event' && typeof name === 'string') return { event: name, parameters: own, isCall: true }
  if (command === 'config') return { parameters: own }
  if (command === 'set') return { parameters: isFields(name) ? name : { [String(name)]: parameters } }
  return { parameters: {} }
}
