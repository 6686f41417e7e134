import { closest, distance } from 'fastest-levenshtein'

/** Returns ` Did you mean x?` for the known name that is nearest to a mistyped one, or '' when none is near. */
export function suggestName(given: string, known: readonly string[]): string {
  const near = nearestName(given, known)
  return near === undefined ? '' : ` Did you mean ${near}?`
}

/** Returns the known name that is nearest to a mistyped one; undefined when nearly half of its letters differ. */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  if (given === '' || known.length === 0) return undefined
  const toLetters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
  const same = known.find((name) => toLetters(name) === toLetters(given))
  if (same !== undefined) return same
  const near = closest(given, [...known])
  return distance(given, near) <= Math.max(given.length, near.length) * 0.45 ? near : undefined
}
