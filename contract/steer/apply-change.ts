import { isSameJson } from './same-json.ts'
import { type EditableField, type ExperienceChange, editableFields, mergedFields } from './site-changes.ts'

/**
 * Returns an experience's entry with a change over it; the entry itself stays as it is. Works on entries of the configuration
 * and on settings alike.
 */
export function applyChange<T extends object>(entry: T | undefined, change: ExperienceChange): T {
  const before = { ...entry } as Record<string, unknown>
  const after = { ...before }
  if (change.template !== undefined) after.template = change.template
  for (const field of editableFields) {
    if (!(field in change)) continue
    const value = mergedFields.includes(field) ? mergeNames(before[field], change[field]) : change[field]
    if (value === null || value === undefined) delete after[field]
    else after[field] = value
  }
  return after as T
}

/** Returns the smallest change that makes an entry of the configuration, undefined for none, what the settings say. */
export function changeBetween<T extends object>(entry: T | undefined, settings: T): ExperienceChange {
  const before = { ...entry } as Record<string, unknown>
  const after = { ...settings } as Record<string, unknown>
  const change: Record<string, unknown> = {}
  if (!entry) change.template = after.template
  for (const field of editableFields) {
    const difference = differenceOf(field, before[field], after[field])
    if (difference !== undefined) change[field] = difference
  }
  return change as ExperienceChange
}

/** Returns undefined for no difference, null where the value goes. */
function differenceOf(field: EditableField, before: unknown, after: unknown): unknown {
  if (isSameJson(before, after)) return undefined
  if (after === undefined || after === null) return null
  if (!mergedFields.includes(field) || !before) return after
  const old = before as Record<string, unknown>
  const given = after as Record<string, unknown>
  const names = [...new Set([...Object.keys(old), ...Object.keys(given)])]
  return Object.fromEntries(
    names.flatMap((name) => (isSameJson(old[name], given[name]) ? [] : [[name, given[name] ?? null]])),
  )
}

function mergeNames(before: unknown, change: unknown): unknown {
  if (change === null || change === undefined) return change
  const merged = { ...(before as object | undefined), ...(change as object) }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null && value !== undefined))
}
