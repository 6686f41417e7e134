import type { Template } from '../../catalogue/define-template.ts'
import { isFields } from '../../contract/json.ts'
import { type Problem, showValue } from './shapes.ts'

/**
 * Finds fields of a content that are right one by one and do nothing together: a least above a most, and none of several of
 * which one is needed.
 * @param given the fields that their author wrote here: of two that contradict each other, one of these is reported
 */
export function checkTogether(
  content: unknown,
  { fields, needsOneOf = [], ascending = [] }: Pick<Template, 'fields' | 'needsOneOf' | 'ascending'>,
  { path, given }: { path: string; given: readonly string[] },
): Problem[] {
  if (!isFields(content)) return []
  const readValue = (name: string): unknown => content[name] ?? (fields[name] as { default?: unknown })?.default
  const placeOf = (names: readonly string[]) => `${path}/${names.find((name) => given.includes(name)) ?? names[0]}`
  const missing = needsOneOf
    .filter((names) => names.every((name) => isBlank(readValue(name))))
    .map((names) => ({
      path: placeOf(names),
      problem: 'is empty, so that nothing is shown',
      remedy: `give ${names.join(' or ')}`,
    }))
  const contrary = ascending.flatMap(([low, high]): Problem[] => {
    const [least, most] = [readValue(low), readValue(high)]
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return []
    const problem = `${low} ${showValue(least)} is above ${high} ${showValue(most)}`
    return [{ path: placeOf([high, low]), problem, remedy: `raise ${high}, or lower ${low}` }]
  })
  return [...missing, ...contrary]
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
