import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ImplementationInstance, PlacementInstance, SiteConfig } from '../../catalogue/define-site.ts'
import { isFields } from '../../contract/json.ts'
import { triggerOps } from '../../contract/placement.ts'
import { isExpression, isTexts, type Problem, showValue } from './shapes.ts'

const id = /^[A-Za-z0-9_.-]{1,128}$/

/**
 * Returns the mistakes in the placements of a site: ids, versions, triggers and the files of their code (PL-01,
 * PL-03).
 */
export function checkPlacements({ placements = [] }: SiteConfig): Problem[] {
  const given: unknown = placements
  if (!Array.isArray(given) || !given.every(isFields))
    return [{ path: 'placements', problem: 'is not a list of placements', remedy: 'give [] for none' }]
  const ids = placements.map((placement) => placement.id)
  const twice = ids.find((each, at) => each && ids.indexOf(each) !== at)
  const problem = `the id ${twice} is used twice`
  return [
    ...(twice ? [{ path: 'placements', problem, remedy: 'give each placement an id of its own' }] : []),
    ...placements.flatMap(checkPlacement),
  ]
}

function checkPlacement(placement: PlacementInstance, at: number): Problem[] {
  const path = `placements[${at}]${placement.id ? ` ${placement.id}` : ''}`
  const { active, draft } = placement
  const problems = idProblems(path, placement.id)
  if (!active && !draft)
    problems.push({ path, problem: 'has no implementation', remedy: 'give active, draft, or both of them' })
  for (const [name, implementation] of Object.entries({ active, draft }))
    if (isFields(implementation)) problems.push(...checkImplementation(`${path} ${name}`, implementation))
    else if (implementation)
      problems.push({
        path: `${path} ${name}`,
        problem: `${showValue(implementation)} is not a version`,
        remedy: 'give its id',
      })
  return problems
}

function checkImplementation(path: string, { id: own, code, poll, triggers = {} }: ImplementationInstance): Problem[] {
  const problems = idProblems(path, own)
  if (code?.startsWith('file:') && !existsSync(fileURLToPath(code)))
    problems.push({ path: `${path} code`, problem: `there is no file ${code}`, remedy: 'name one that exports js' })
  if (poll !== undefined && !isTexts(poll))
    problems.push({ path: `${path} poll`, problem: 'is not a list of texts', remedy: "give selectors, e.g. ['.hero']" })
  return [...problems, ...Object.entries(triggers).flatMap(([name, trigger]) => checkTrigger(path, name, trigger))]
}

function checkTrigger(place: string, name: string, trigger: unknown): Problem[] {
  const ops = Object.hasOwn(triggerOps, name) ? triggerOps[name as keyof typeof triggerOps] : undefined
  const path = `${place} triggers.${name}`
  if (!ops) return [{ path, problem: 'is not a trigger', remedy: `use one of ${Object.keys(triggerOps).join(', ')}` }]
  const { op, values } = Object(trigger) as { op?: unknown; values?: unknown }
  const problems: Problem[] = []
  if (!(ops as readonly unknown[]).includes(op))
    problems.push({ path: `${path}.op`, problem: `is '${op}'`, remedy: `use one of ${ops.join(', ')}` })
  if (!isTexts(values)) {
    problems.push({
      path: `${path}.values`,
      problem: 'is not a list of texts',
      remedy: 'give a list, with one value too',
    })
  } else if (name === 'pageUrl') {
    for (const value of values.filter((each) => !isExpression(each)))
      problems.push({ path: `${path}.values`, problem: `'${value}' is not a regular expression`, remedy: 'correct it' })
  }
  return problems
}

function idProblems(path: string, value: unknown): Problem[] {
  if (typeof value === 'string' && id.test(value)) return []
  const problem = value === undefined || value === '' ? 'has no id' : 'the id is not an id'
  return [{ path, problem, remedy: 'give 1 to 128 letters, digits, _, . or -' }]
}
