/** A number of a text: digits in groups, with the separators of any language, e.g. `1.299,00`, `1 299.00`, `1'299`. */
const numbers = /\d+(?:[.,'’]\d+|[ \u00a0\u202f]\d{3}(?!\d))*/g

/**
 * Reads the one amount in a text that a shop shows or sends, such as `$12.50`, `1.299,00 €` or `CHF 1'299.–`. A single
 * separator before exactly three digits separates thousands. Returns undefined when there is no number or several, and
 * for percentages and negative amounts.
 */
export function parseAmount(text: string): number | undefined {
  const found = text.match(numbers) ?? []
  const [number] = found
  if (number === undefined || found.length > 1 || /%|[-−–]\s?[^\d\s]{0,3}\s?\d/.test(text)) return undefined
  const groups = number.split(/\D/)
  const separators = number.replace(/\d/g, '')
  const decimals = hasDecimals(groups, separators) ? groups.pop() : undefined
  // Indian numbers have groups of two before the last one: 1,29,900.
  const isGrouped = groups
    .slice(1)
    .every((group, at) => group.length === 3 || (at < groups.length - 2 && group.length === 2))
  return isGrouped ? Number(`${groups.join('')}.${decimals ?? 0}`) : undefined
}

/** Reads the first amount of a text that may have several, by the same rules: `from 1.299,00 € to 1.499,00 €`. */
export function parseFirstAmount(text: string): number | undefined {
  const [number] = text.match(numbers) ?? []
  return number === undefined ? undefined : parseAmount(number)
}

/** Returns whether the last separator of a number is its decimal separator. */
function hasDecimals(groups: readonly string[], separators: string): boolean {
  const last = separators.slice(-1)
  if (!/[.,]/.test(last) || separators.indexOf(last) < separators.length - 1) return false
  if (separators.length > 1) return true
  return groups[1]?.length !== 3 || groups[0] === '0'
}
