import type { SiteConfig } from '../../catalogue/define-site.ts'
import { isFields } from '../../contract/json.ts'
import { variationIds } from '../build/variation-ids.ts'
import type { Problem } from './shapes.ts'

/**
 * Ids that two would share: of experiences, and of experiences and variations. Cookies, links and results go by them, so
 * that `offers-v` beside `offers` would be taken for the variation of that (EX-10).
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
    // What is wrong with them is told elsewhere.
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
