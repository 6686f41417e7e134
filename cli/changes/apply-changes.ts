import type { ExperienceInstance, SiteConfig } from '../../catalogue/define-site.ts'
import { applyChange } from '../../contract/steer/apply-change.ts'
import { editableFields, type SiteChanges } from '../../contract/steer/site-changes.ts'
import { checkKeys, type Problem, showValue } from '../check/shapes.ts'

/**
 * Returns a site with changes over its experiences; those that it does not have come last, in the order of the changes. What was
 * removed in the console is left out, but never an experience that the site itself has.
 */
export function applyChanges(site: SiteConfig, { experiences }: SiteChanges): SiteConfig {
  const changed = site.experiences.map((each) => {
    const change = Object.hasOwn(experiences, each.id) ? experiences[each.id] : undefined
    return change && !change.removed ? applyChange(each, change) : each
  })
  const known = new Set(site.experiences.map(({ id }) => id))
  const added = Object.entries(experiences).flatMap(([id, change]) =>
    known.has(id) || change.template === undefined || change.removed ? [] : [{ id, ...applyChange(undefined, change) }],
  )
  return { ...site, experiences: [...changed, ...(added as ExperienceInstance[])] }
}

/** Finds changes that cannot be applied: of what is not the console's to change, or of another template. */
export function checkChanges(site: SiteConfig, { experiences }: SiteChanges): Problem[] {
  const templates = new Map(site.experiences.map((each) => [each.id, 'template' in each ? each.template : undefined]))
  return Object.entries(experiences).flatMap(([id, change]) => {
    const path = `changes ${id}`
    const isKnown = templates.has(id)
    const unclear: Problem = {
      path: `${path}.removed`,
      problem: `is ${showValue(change.removed)}`,
      remedy: 'give true for an experience that is gone, or leave it out',
    }
    const other: Problem = {
      path,
      problem: 'has another template than in the configuration',
      remedy: 'give the new experience another id',
    }
    return [
      ...checkKeys(change, ['template', 'removed', ...editableFields], path),
      ...(change.removed === undefined || change.removed === true ? [] : [unclear]),
      ...(isKnown && !change.removed && change.template !== undefined && change.template !== templates.get(id)
        ? [other]
        : []),
    ]
  })
}

/** Finds changes of experiences that developers have taken out: they mean nothing until the experience is back. */
export function findGone({ experiences: configured }: SiteConfig, { experiences }: SiteChanges): Problem[] {
  const known = new Set(configured.map(({ id }) => id))
  return Object.entries(experiences).flatMap(([id, { template, removed }]) =>
    known.has(id) || template !== undefined || removed
      ? []
      : [
          {
            path: `changes ${id}`,
            problem: 'changes an experience that the configuration does not have any more, which means nothing',
            remedy: 'give the experience back, or leave it',
          },
        ],
  )
}
