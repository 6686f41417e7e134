import type { SiteConfig } from '../../catalogue/define-site.ts'
import { isFields } from '../../contract/json.ts'
import { variationIds } from '../build/variation-ids.ts'
import type { Problem } from './shapes.ts'

/**
 * Finds ids that are used twice, among experiences, and between experiences and variations. Cookies, links and results
 * use these ids, so an experience `offers-v` beside `offers` would be taken for the variation of `offers` (EX-10).
 */
export function checkIds({ experiences }: SiteConfig): Problem[] {
  const problems: Problem[] = []
  const ids = experiences.map(({ id }) => id)
  const twice = ids.find((each, at) => ids.indexOf(each) !== at)
  if (twice !== undefined)
    problems.push({
      path: 'experiences',
      problem: `the id ${twice} is used twice`,
      remedy: 'give each experience an id of its own',
    })
  const owners = new Map<string, string>()
  for (const [at, instance] of experiences.entries()) {
    const variations: unknown = instance.variations
    // Mistakes in the variations are reported elsewhere.
    if (variations !== undefined && !(Array.isArray(variations) && variations.every(isFields))) continue
    const { control, shown } = variationIds(instance)
    for (const variation of [control, ...shown]) {
      const other = owners.get(variation)
      if (other !== undefined && other !== instance.id)
        problems.push({
          path: `experiences[${at}] ${instance.id}`,
          problem: `has a variation ${variation}, as ${other} has`,
          remedy: 'rename one of the experiences or variations',
        })
      owners.set(variation, instance.id)
    }
  }
  for (const [at, { id }] of experiences.entries()) {
    const owner = owners.get(id)
    if (owner !== undefined)
      problems.push({
        path: `experiences[${at}] ${id}`,
        problem: `the id is that of a variation of ${owner}`,
        remedy: 'rename it',
      })
  }
  return problems
}
