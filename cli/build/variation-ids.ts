import type { ExperienceInstance } from '../../catalogue/define-site.ts'

/**
 * Returns the variation master ids of an experience, by which events, cookies and links name its control and its
 * variations.
 */
export function variationIds({ id, variations }: ExperienceInstance): { control: string; shown: string[] } {
  const shown = variations ? variations.map((each) => `${id}-${each.id}`) : [`${id}-v`]
  return { control: `${id}-c`, shown }
}

/**
 * Returns the master id of a variation; of the first that changes the page, where none is wanted.
 * @param wanted a master id, or what follows the experience's id in it, such as `c` for the control
 * @throws naming the variations that there are
 */
export function findVariation(instance: ExperienceInstance, wanted: string | undefined): string {
  const { id } = instance
  const { control, shown } = variationIds(instance)
  const known = [...shown, control]
  const found = wanted === undefined ? shown[0] : known.find((each) => each === wanted || each === `${id}-${wanted}`)
  if (!found) throw new Error(`The experience ${id} has no variation ${wanted}. There are: ${known.join(', ')}`)
  return found
}
