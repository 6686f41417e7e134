/**
 * Returns a part of the run that an earlier step has added.
 * @throws when the part is missing: then the steps are in the wrong order
 */
export function needOf<T extends object, K extends keyof T & string>(run: T, key: K): NonNullable<T[K]> {
  const value = run[key]
  if (value === undefined || value === null) throw new Error(`${key} is not there yet: a step runs out of order`)
  return value
}
