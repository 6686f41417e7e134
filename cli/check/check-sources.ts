import type { SiteConfig } from '../../catalogue/define-site.ts'
import { isFields } from '../../contract/json.ts'
import { platforms } from '../../contract/platform.ts'
import { pageTypes } from '../../contract/shop-events.ts'
import { checkReadingRule } from './check-reading-rule.ts'
import { checkKeys, isTexts, type Problem, showValue } from './shapes.ts'

const pageOptions = ['currency', 'pages'] as const

/** The options of each source; every source can be `true` instead. */
const sourceOptions: Record<string, readonly string[]> = {
  ga4: ['dataLayer', 'when', 'sku', ...pageOptions],
  segment: pageOptions,
  jsonLd: [],
  ...Object.fromEntries(platforms.map((name) => [name, [...pageOptions, 'order']])),
}

/** Checks that the sources of events are named and written as `docs/event-sources.md` says (BU-05). */
export function checkSources({ sources = {} }: SiteConfig): Problem[] {
  if (!isFields(sources)) return [{ path: 'sources', problem: 'is not an object', remedy: 'give e.g. { ga4: true }' }]
  return Object.entries(sources).flatMap(([name, value]: [string, unknown]): Problem[] => {
    const path = `sources.${name}`
    const known = Object.hasOwn(sourceOptions, name) ? sourceOptions[name] : undefined
    if (!known)
      return [{ path, problem: 'is not a source', remedy: `use one of ${Object.keys(sourceOptions).join(', ')}` }]
    if (value === true) return []
    const remedy = known.length > 0 ? `give true, or an object with any of ${known.join(', ')}` : 'give true'
    if (!isFields(value) || known.length === 0 || Object.keys(value).length === 0)
      return [{ path, problem: 'is not switched on', remedy }]
    return Object.entries(value).flatMap(([option, each]) =>
      known.includes(option)
        ? checkOption(option, each, `${path}.${option}`)
        : [{ path: `${path}.${option}`, problem: 'is not an option', remedy }],
    )
  })
}

/** Warns of sources that tell of the same pages. */
export function warnOfSources({ sources = {} }: SiteConfig): Problem[] {
  const whole = Object.entries(sources).flatMap(([name, value]) =>
    name === 'jsonLd' || (isFields(value) && 'when' in value) ? [] : [name],
  )
  if (whole.length < 2) return []
  return [
    {
      path: 'sources',
      problem: `has ${whole.join(' and ')}: what a page tells in both arrives twice`,
      remedy: 'name one of them; with ga4.when, GA4 is read only on the pages that have a selector',
    },
  ]
}

function checkOption(option: string, value: unknown, path: string): Problem[] {
  if (option === 'pages') return checkPages(value, path)
  if (option === 'order') return checkOrder(value, path)
  if (option === 'currency')
    return /^[A-Z]{3}$/.test(String(value))
      ? []
      : [{ path, problem: `is ${showValue(value)}`, remedy: "give the ISO code of a currency, such as 'EUR'" }]
  if (option === 'dataLayer' && /^window\./.test(String(value)))
    return [{ path, problem: `is ${showValue(value)}`, remedy: 'give the name that the list has on window alone' }]
  return typeof value === 'string' && value ? [] : [{ path, problem: `is ${showValue(value)}`, remedy: 'give a text' }]
}

const orderValues = ['id', 'subtotal', 'total', 'tax', 'shipping', 'currency', 'quantity']

function checkOrder(rules: unknown, path: string): Problem[] {
  if (!isFields(rules))
    return [{ path, problem: `is ${showValue(rules)}`, remedy: "give e.g. { total: { selector: '.order-total' } }" }]
  return [
    ...checkKeys(rules, orderValues, path),
    ...Object.entries(rules).flatMap(([name, rule]) =>
      orderValues.includes(name) ? checkReadingRule(rule, `${path}.${name}`) : [],
    ),
  ]
}

function checkPages(pages: unknown, path: string): Problem[] {
  if (!isFields(pages)) return [{ path, problem: 'is not an object', remedy: "give e.g. { basket: '/cart' }" }]
  return Object.entries(pages).flatMap(([type, paths]): Problem[] => {
    if (!(pageTypes as readonly string[]).includes(type))
      return [{ path: `${path}.${type}`, problem: 'is not a page type', remedy: `use one of ${pageTypes.join(', ')}` }]
    const all = [paths].flat()
    return isTexts(all) && all.every((each) => /^[/*][^?#]*$/.test(each))
      ? []
      : [
          {
            path: `${path}.${type}`,
            problem: 'is not a path',
            remedy: "give a path that begins with /, without ? and #, such as '/collections/*', or a list of them",
          },
        ]
  })
}
