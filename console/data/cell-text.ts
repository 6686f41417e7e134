/** Returns a value of a record as text; what is neither text nor number as JSON. */
export function cellText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
