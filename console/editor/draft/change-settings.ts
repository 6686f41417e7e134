/** The place of a value within the settings of an experience: names, and positions in lists. */
export type SettingPath = readonly (string | number)[]

/** Returns the value at a place; undefined where there is none. */
export function readAt(settings: unknown, path: SettingPath): unknown {
  let value = settings
  for (const step of path) value = (value as Record<string | number, unknown> | null | undefined)?.[step]
  return value
}

/** Returns the settings with another value at a place; undefined takes it away. What is elsewhere stays the same object. */
export function changeAt<T>(settings: T, path: SettingPath, value: unknown): T {
  const [step, ...rest] = path
  if (step === undefined) return value as T
  const before = (settings as Record<string | number, unknown> | null | undefined)?.[step]
  const after = rest.length === 0 ? value : changeAt(before, rest, value)
  if (typeof step === 'number') {
    const list = Array.isArray(settings) ? [...settings] : []
    if (after === undefined) list.splice(step, 1)
    else list[step] = after
    return list as T
  }
  const changed: Record<string, unknown> = { ...(settings as object | null | undefined) }
  if (after === undefined) delete changed[step]
  else changed[step] = after
  return changed as T
}
