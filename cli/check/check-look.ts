import type { SiteConfig } from '../../catalogue/define-site.ts'
import { isFields } from '../../contract/json.ts'
import { lookProperties } from '../../contract/look.ts'
import { checkSelector } from './check-selector.ts'
import { checkKeys, type Problem, showValue } from './shapes.ts'

/** Finds what is no selector in `look`, and names of elements whose look nothing takes (SHR-01.36). */
export function checkLook({ look }: Pick<SiteConfig, 'look'>): Problem[] {
  if (look === undefined) return []
  if (!isFields(look))
    return [{ path: 'look', problem: `${showValue(look)} is not an object`, remedy: "give e.g. { button: '.btn' }" }]
  const known = Object.keys(lookProperties)
  const selectors = Object.entries(look).filter(([name]) => known.includes(name))
  return [
    ...checkKeys(look, known, 'look'),
    ...selectors.flatMap(([name, selector]) => checkSelector(selector, `look.${name}`)),
  ]
}
