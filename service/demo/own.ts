/** The value under a key that the object has itself: keys come from visitors, and `constructor` is nobody's setting. */
export function own<T>(values: Record<string, T> | undefined, key: string): T | undefined {
  return values && Object.hasOwn(values, key) ? values[key] : undefined
}
