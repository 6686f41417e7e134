import type { TemplateFacts } from './experience.ts'
import type { PlacementTriggers } from './placement.ts'

/** Whether an address has one of the parts to include, where there are any, and none of those to exclude. */
export function fitsPaths(
  { include = [], exclude = [] }: NonNullable<TemplateFacts['paths']>,
  address: string,
): boolean {
  const isContained = (part: string) => address.includes(part)
  return !exclude.some(isContained) && (include.length === 0 || include.some(isContained))
}

/** Whether a placement may be on a page, as far as type and address tell; what else its triggers ask is known later. */
export function fitsTriggers(
  { pageType, pageUrl }: PlacementTriggers = {},
  { type, url }: { type: string | undefined; url: string },
): boolean {
  if (!type || pageType?.op === 'nin' || pageUrl?.op === 'nomatch') return false
  const hasType = !pageType || pageType.values.some((value) => value.toLowerCase() === type)
  return hasType && (!pageUrl || pageUrl.values.some((value) => new RegExp(value, 'i').test(url)))
}
