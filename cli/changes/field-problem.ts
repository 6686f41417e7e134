import type { FieldProblem } from '../../contract/console/steer.ts'
import type { Problem } from '../check/shapes.ts'

const ofExperience = /^(?:experiences\[\d+\]|changes) (\S+?)(?:[ .](.*))?$/
const ofAnchor = /^is needed by (\S+)$/

/** Returns a mistake of a configuration as the console shows it: with its experience, and its field as a path with slashes. */
export function fieldProblemOf({ path, problem, remedy }: Problem): FieldProblem {
  const [, id, place = ''] = ofExperience.exec(path) ?? []
  const [, needing] = ofAnchor.exec(problem) ?? []
  if (id === undefined)
    return {
      experienceId: needing ?? null,
      path: needing ? '' : path,
      problem: needing ? `${path} ${problem}` : problem,
      remedy,
    }
  const field = place
    .replaceAll(/\[(\d+)\]/g, '/$1')
    .replaceAll(/[. ]/g, '/')
    .replaceAll(/\/{2,}/g, '/')
  return { experienceId: id, path: field, problem, remedy }
}
