import { nearestName } from './suggest-name.ts'

/** Finds unknown keys, such as a misspelt rule or option: they have no effect, although their author expects one. */
export function checkKeys(given: object, known: readonly string[], path: string): Problem[] {
  return Object.keys(given)
    .filter((key) => !known.includes(key))
    .map((key) => ({ path: path ? `${path}.${key}` : key, problem: 'means nothing', remedy: nameRemedy(key, known) }))
}

/** Returns what to write in place of an unknown name: the nearest known one, else all of them. */
export function nameRemedy(given: string, known: readonly string[]): string {
  const near = nearestName(given, known)
  return near === undefined ? `use one of ${known.join(', ')}` : `did you mean ${near}?`
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

/** Returns whether a value is a share of visitors. A text such as '0.5' is not. */
export function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1
}

/** Returns whether a text is a valid regular expression, as the script compiles it. */
export function isExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'i'))
  } catch {
    return false
  }
}

/** Formats a value for a message. Texts are quoted, so that '0.5' and 0.5 can be told apart. */
export function showValue(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? String(value))
}

/** One mistake in a site configuration: its position, what is wrong, and how to correct it. */
export type Problem = { path: string; problem: string; remedy: string }
