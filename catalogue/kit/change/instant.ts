/**
 * The epoch milliseconds of a date or date-time: with a zone that instant, without one the visitor's local time (GLB-07.6,
 * PDP-13.4); undefined when it cannot be read.
 */
export function instantOf(text: string): number | undefined {
  // A date alone would be read as one of UTC.
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text.trim())
  const ms = Date.parse(isDate ? `${text.trim()}T00:00` : text.trim())
  return Number.isNaN(ms) ? undefined : ms
}
