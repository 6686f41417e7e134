/** An exact event type, `'*'` for all, or an expression on the type (EV-01). */
export type EventPattern = string | RegExp

export function matchesPattern(pattern: EventPattern, type: string): boolean {
  if (typeof pattern === 'string') return pattern === '*' || pattern === type
  // A pattern with the g flag remembers where it stopped and would miss every second event.
  pattern.lastIndex = 0
  return pattern.test(type)
}
