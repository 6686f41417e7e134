import type { TemplateFacts } from './experience.ts'

/** Whether an address has one of the parts to include, where there are any, and none of those to exclude. */
export function fitsPaths(
  { include = [], exclude = [] }: NonNullable<TemplateFacts['paths']>,
  address: string,
): boolean {
  const isContained = (part: string) => address.includes(part)
  return !exclude.some(isContained) && (include.length === 0 || include.some(isContained))
}
