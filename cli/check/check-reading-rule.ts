import { isFields } from '../../contract/json.ts'
import { checkSelector } from './check-selector.ts'
import { checkKeys, isExpression, isText, type Problem, showValue } from './shapes.ts'

const ruleKeys = ['selector', 'attribute', 'pattern']

/** Finds mistakes in a rule for reading a value of an element. */
export function checkReadingRule(rule: unknown, path: string): Problem[] {
  if (!isFields(rule) || Object.keys(rule).length === 0)
    return [
      {
        path,
        problem: `is ${showValue(rule)}`,
        remedy: "give a selector, an attribute or a pattern, e.g. { selector: 'a', attribute: 'href' }",
      },
    ]
  const { selector, attribute, pattern } = rule
  const problems = checkKeys(rule, ruleKeys, path)
  if (selector !== undefined) problems.push(...checkSelector(selector, `${path}.selector`))
  if (attribute !== undefined && !(isText(attribute) && /^[^\s"'<>/=]+$/.test(attribute)))
    problems.push({
      path: `${path}.attribute`,
      problem: `${showValue(attribute)} is not a name of an attribute`,
      remedy: "give one such as 'data-id'",
    })
  if (pattern !== undefined && !(isText(pattern) && hasGroup(pattern)))
    problems.push({
      path: `${path}.pattern`,
      problem: `${showValue(pattern)} is not a regular expression with a group`,
      remedy: "put the value in parentheses, e.g. 'item-(\\\\d+)'",
    })
  return problems
}

function hasGroup(pattern: string): boolean {
  return isExpression(pattern) && (new RegExp(`${pattern}|`).exec('')?.length ?? 0) > 1
}
