import type { ExperienceInstance, SiteConfig } from '../../catalogue/define-site.ts'
import { applyChange } from '../../contract/steer/apply-change.ts'
import { editableFields, type SiteChanges } from '../../contract/steer/site-changes.ts'
import { checkKeys, type Problem } from '../check/shapes.ts'

/** Returns a site with changes over its experiences; those that it does not have come last, in the order of the changes. */
export function applyChanges(site: SiteConfig, { experiences }: SiteChanges): SiteConfig {
  const changed = site.experiences.map((each) => {
    const change = Object.hasOwn(experiences, each.id) ? experiences[each.id] : undefined
    return change ? applyChange(each, change) : each
  })
  const known = new Set(site.experiences.map(({ id }) => id))
  const added = Object.entries(experiences).flatMap(([id, change]) =>
    known.has(id) || change.template === undefined ? [] : [{ id, ...applyChange(undefined, change) }],
  )
  return { ...site, experiences: [...changed, ...(added as ExperienceInstance[])] }
}

/** Finds changes that cannot be applied: of what is not the console's to change, or of an experience that is gone. */
export function checkChanges(site: SiteConfig, { experiences }: SiteChanges): Problem[] {
  const templates = new Map(site.experiences.map((each) => [each.id, 'template' in each ? each.template : undefined]))
  return Object.entries(experiences).flatMap(([id, change]) => {
    const path = `changes ${id}`
    const isKnown = templates.has(id)
    const gone: Problem = {
      path,
      problem: 'is an experience that the configuration does not have any more',
      remedy: 'remove the change, or give the experience back',
    }
    const other: Problem = {
      path,
      problem: 'has another template than in the configuration',
      remedy: 'give the new experience another id',
    }
    return [
      ...checkKeys(change, ['template', ...editableFields], path),
      ...(!isKnown && change.template === undefined ? [gone] : []),
      ...(isKnown && change.template !== undefined && change.template !== templates.get(id) ? [other] : []),
    ]
  })
}
