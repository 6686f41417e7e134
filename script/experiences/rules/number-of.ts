/**
 * Returns the number of a rule, which is `{value}` or the number itself (TR-02): undefined when it is missing, and NaN
 * when it cannot be read, so that every comparison with it fails.
 */
export function numberOf(rule: unknown): number | undefined {
  const value = typeof rule === 'object' && rule !== null ? (rule as { value?: unknown }).value : rule
  return value === undefined || value === null || value === '' ? undefined : Number(value)
}
