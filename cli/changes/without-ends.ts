import type { SiteChanges } from '../../contract/steer/site-changes.ts'
import { endedProblem } from '../check/check-times.ts'
import type { Problem } from '../check/shapes.ts'
import { fieldProblemOf } from './field-problem.ts'

/**
 * Leaves out the ends in the past that the console has set: this is how an experience is ended there, and nothing that a
 * later publication of the site could wait for. Those of the configuration remain mistakes.
 */
export function withoutEnds(problems: readonly Problem[], { experiences }: SiteChanges): Problem[] {
  return problems.filter((problem) => {
    if (problem.problem !== endedProblem) return true
    const { experienceId } = fieldProblemOf(problem)
    const isOfConsole = experienceId !== null && Object.hasOwn(experiences, experienceId)
    return !isOfConsole || !experiences[experienceId]?.schedule
  })
}
