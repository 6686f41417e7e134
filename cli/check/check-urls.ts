import { isFields } from '../../contract/json.ts'
import { checkKeys, isExpression, isText, type Problem, showValue } from './shapes.ts'

const matchTypes = ['eq', 'neq', 'contains', 'ncontains', 'regex', 'nregex']

/**
 * Checks the rule `page_url`, a list or `{ urls }`: finds unknown match types and phrases that cannot match (TR-03 to
 * TR-05).
 */
export function checkUrls(rule: unknown, path: string): Problem[] {
  const urls = isFields(rule) ? rule.urls : rule
  const remedy = "give [{ match_type: 'contains', match_phrase: '/sale' }]"
  if (!Array.isArray(urls) || urls.length === 0) return [{ path, problem: 'is not a list of addresses', remedy }]
  return urls.flatMap((entry: unknown, at): Problem[] => {
    const place = `${path}[${at}]`
    if (!isFields(entry)) return [{ path: place, problem: 'is not an address', remedy }]
    const { match_type: type, match_phrase: phrase } = entry
    return [
      ...checkKeys(entry, ['match_type', 'match_phrase'], place),
      ...(matchTypes.some((each) => each === type)
        ? checkAddress(type, phrase, `${place}.match_phrase`)
        : [
            {
              path: `${place}.match_type`,
              problem: `is ${showValue(type)}`,
              remedy: `use one of ${matchTypes.join(', ')}`,
            },
          ]),
    ]
  })
}

/** Checks the phrase that an address is compared with, by its match type. */
export function checkAddress(type: unknown, phrase: unknown, path: string): Problem[] {
  if (!isText(phrase)) return [{ path, problem: 'is not a text', remedy: 'say what the address has to be' }]
  if (/regex$/.test(String(type)) && !isExpression(phrase))
    return [{ path, problem: `${phrase} is not an expression`, remedy: 'mend it, or use contains' }]
  // The complete address is compared, so that a phrase without a host would never be equal.
  if (/^n?eq$/.test(String(type)) && /^[/?#](?!\/)/.test(phrase))
    return [{ path, problem: `${phrase} is not a complete address`, remedy: 'give host and path, or use contains' }]
  return []
}
