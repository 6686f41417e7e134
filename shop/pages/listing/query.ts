/** An address's query as the server reads it: a name may occur more than once. */
export type ListingQuery = Partial<Record<string, string | string[]>>

/** The first value of a name. */
export function firstValue(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

/** All values of a name, without duplicates. */
export function allValues(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [...new Set([value].flat())]
}
