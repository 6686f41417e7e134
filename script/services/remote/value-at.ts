/** Returns the value at a path in a value of unknown form; undefined if the path does not exist. */
export function valueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((each, step) => (each as Record<string, unknown> | null | undefined)?.[step], value)
}
