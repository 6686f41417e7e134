import type { SiteChanges } from '../../contract/steer/site-changes.ts'
import { endedProblem } from '../check/check-times.ts'
import type { Problem } from '../check/shapes.ts'
import { fieldProblemOf } from './field-problem.ts'

/**
 * Leaves out the warnings of ends in the past that the console has set: this is how an experience is ended there, and what its
 * owners know. Those of the configuration remain.
 */
export function withoutEnds(warnings: readonly Problem[], { experiences }: SiteChanges): Problem[] {
  return warnings.filter((warning) => {
    if (warning.problem !== endedProblem) return true
    const { experienceId } = fieldProblemOf(warning)
    const isOfConsole = experienceId !== null && Object.hasOwn(experiences, experienceId)
    return !isOfConsole || !experiences[experienceId]?.schedule
  })
}
