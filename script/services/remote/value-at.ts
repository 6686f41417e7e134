/** What a value of unknown form has under a path, undefined where it ends early. */
export function valueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((each, step) => (each as Record<string, unknown> | null | undefined)?.[step], value)
}
