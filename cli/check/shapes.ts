/** What is no rule, no option and the like means nothing, and was meant as something. */
export function checkKeys(given: object, known: readonly string[], path: string): Problem[] {
  return Object.keys(given)
    .filter((key) => !known.includes(key))
    .map((key) => ({ path: `${path}.${key}`, problem: 'means nothing', remedy: `use one of ${known.join(', ')}` }))
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

/** A share of visitors; a text such as '0.5' is none. */
export function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1
}

/** Whether a text is a regular expression, as the script compiles it. */
export function isExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'i'))
  } catch {
    return false
  }
}

/** A value in a message: texts in quotes, so that '0.5' and 0.5 are told apart. */
export function showValue(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? String(value))
}

/** One mistake in a site configuration: where, what, and what to do about it. */
export type Problem = { path: string; problem: string; remedy: string }
