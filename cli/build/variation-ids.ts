import type { ExperienceInstance } from '../../catalogue/define-site.ts'

/**
 * Returns the variation master ids of an experience, by which events, cookies and links name its control and its
 * variations.
 */
export function variationIds({ id, variations }: ExperienceInstance): { control: string; shown: string[] } {
  const shown = variations ? variations.map((each) => `${id}-${each.id}`) : [`${id}-v`]
  return { control: `${id}-c`, shown }
}
