import { type ExperienceInstance, isOwn } from '../../catalogue/define-site.ts'
import { isFields } from '../../contract/json.ts'
import { checkKeys, isText, isTexts, type Problem, showValue } from './shapes.ts'

const yesOrNo = 'give true or false'

/**
 * Finds options, functions and analytics settings of an experience, and whether it calls a service, whose type is not what the script
 * expects (EX-12, EX-15, TR-23).
 */
export function checkOptions(instance: ExperienceInstance, path: string): Problem[] {
  const { options, functions, analytics } = instance
  const problems: Problem[] = []
  for (const [name, value] of Object.entries({ options, functions, analytics }))
    if (value !== undefined && !isFields(value))
      problems.push({
        path: `${path} ${name}`,
        problem: `${showValue(value)} is not an object`,
        remedy: 'give its fields by name',
      })
  if (problems.length > 0) return problems
  const { poll, ...others } = { ...options }
  const flags = { 'options.exclusive': others.exclusive, 'options.runAcrossViews': others.runAcrossViews }
  const told = { 'analytics.ga4': analytics?.ga4, 'analytics.classic': analytics?.classic }
  const asked = isOwn(instance) ? { callsService: instance.callsService } : {}
  for (const [name, value] of Object.entries({ ...flags, ...told, ...asked }))
    if (value !== undefined && typeof value !== 'boolean')
      problems.push({ path: `${path} ${name}`, problem: `is ${showValue(value)}`, remedy: yesOrNo })
  if (poll !== undefined && !isText(poll) && !isTexts(poll))
    problems.push({
      path: `${path} options.poll`,
      problem: `${showValue(poll)} is not a selector`,
      remedy: 'give one, or a list of them',
    })
  for (const [name, value] of Object.entries(functions ?? {}))
    if (!isText(value))
      problems.push({
        path: `${path} functions.${name}`,
        problem: `${showValue(value)} is not an id`,
        remedy: 'give that of the function',
      })
  return [...problems, ...checkKeys(analytics ?? {}, ['ga4', 'classic'], `${path} analytics`)]
}
