/** Returns whether two values are the same as JSON: names may stand in another order, and undefined is like a missing name. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const left = one as Record<string, unknown>
  const right = other as Record<string, unknown>
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) =>
    isSameJson(left[name], right[name]),
  )
}
