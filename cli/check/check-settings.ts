import type { SiteConfig } from '../../catalogue/define-site.ts'
import { isFields } from '../../contract/json.ts'
import { bagMethods, readableFacts } from '../../contract/site-settings.ts'
import { checkReadingRule } from './check-reading-rule.ts'
import { checkKeys, isText, nameRemedy, type Problem, showValue } from './shapes.ts'

/** Finds mistakes in what a site says about its pages: `reading`, `addresses` and `addToBag`. */
export function checkSettings({ reading, addresses, addToBag }: SiteConfig): Problem[] {
  return [...checkReading(reading), ...checkAddressTexts(addresses), ...checkAddToBag(addToBag, addresses)]
}

function checkReading(reading: unknown = {}): Problem[] {
  const example = "give e.g. { gridItem: { productId: { attribute: 'data-id' } } }"
  if (!isFields(reading)) return [{ path: 'reading', problem: `is ${showValue(reading)}`, remedy: example }]
  return Object.entries(reading).flatMap(([anchor, rules]): Problem[] => {
    const path = `reading.${anchor}`
    const facts: readonly string[] | undefined = Object.entries(readableFacts).find(([name]) => name === anchor)?.[1]
    if (!facts)
      return [
        {
          path,
          problem: 'is not an anchor of which templates read something',
          remedy: nameRemedy(anchor, Object.keys(readableFacts)),
        },
      ]
    if (!isFields(rules)) return [{ path, problem: `is ${showValue(rules)}`, remedy: example }]
    return [
      ...checkKeys(rules, facts, path),
      ...Object.entries(rules).flatMap(([fact, rule]) =>
        facts.includes(fact) ? checkReadingRule(rule, `${path}.${fact}`) : [],
      ),
    ]
  })
}

/** The placeholders that an address must have, and those that it may have. */
const placeholders: Record<string, { needed: readonly string[]; known: readonly string[] }> = {
  locale: { needed: [], known: ['country', 'language'] },
  cart: { needed: [], known: ['locale'] },
  product: { needed: ['productId'], known: ['locale', 'productId'] },
  search: { needed: ['text'], known: ['locale', 'text'] },
}

function checkAddressTexts(addresses: unknown = {}): Problem[] {
  if (!isFields(addresses)) return []
  return Object.entries(addresses).flatMap(([name, address]) => {
    const own = Object.hasOwn(placeholders, name) ? placeholders[name] : undefined
    if (!own || !isText(address)) return []
    const path = `addresses.${name}`
    const problems = checkPlaceholders(address, own.known, path)
    for (const needed of own.needed)
      if (!address.includes(`{${needed}}`))
        problems.push({ path, problem: `has no {${needed}}`, remedy: `say where it goes, e.g. '/${name}/{${needed}}'` })
    if (name === 'locale' && !/\{(country|language)\}/.test(address))
      problems.push({
        path,
        problem: 'has neither {country} nor {language}',
        remedy: "give the start of the shop's paths, e.g. '/{country}/{language}'",
      })
    if (name === 'locale' && !/^\/[\w/{}-]+$/.test(address))
      problems.push({
        path,
        problem: `${showValue(address)} is not a start of a path`,
        remedy: "give e.g. '/{country}'",
      })
    if (name !== 'locale') problems.push(...checkStart(address, path))
    return [...problems, ...checkLocale(address, addresses, path)]
  })
}

function checkAddToBag(addToBag: unknown, addresses: unknown): Problem[] {
  if (addToBag === undefined) return []
  const path = 'addToBag'
  const remedy = "give { url, body }, or the path of a function of the page, e.g. 'window.shop.add'"
  if (typeof addToBag === 'string')
    return /^window(\.[\w$]+)+$/.test(addToBag)
      ? []
      : [{ path, problem: `${showValue(addToBag)} is not a path on window`, remedy }]
  if (!isFields(addToBag)) return [{ path, problem: `is ${showValue(addToBag)}`, remedy }]
  const { url, method, body } = addToBag
  const problems = checkKeys(addToBag, ['url', 'method', 'body'], path)
  const known = ['sku', 'productId', 'quantity']
  if (!isText(url)) problems.push({ path: 'addToBag.url', problem: `is ${showValue(url)}`, remedy: 'give the address' })
  else
    problems.push(
      ...checkStart(url, 'addToBag.url'),
      ...checkPlaceholders(url, [...known, 'locale'], 'addToBag.url'),
      ...checkLocale(url, addresses, 'addToBag.url'),
    )
  if (method !== undefined && !(bagMethods as readonly unknown[]).includes(method))
    problems.push({
      path: 'addToBag.method',
      problem: `is ${showValue(method)}`,
      remedy: `use one of ${bagMethods.join(', ')}`,
    })
  if (body !== undefined && typeof body !== 'string')
    problems.push({
      path: 'addToBag.body',
      problem: `is ${showValue(body)}`,
      remedy: "give a text such as 'sku={sku}&quantity={quantity}'",
    })
  else if (body && isText(url) && !`${url}${body}`.includes('{sku}') && !`${url}${body}`.includes('{productId}'))
    problems.push({ path, problem: 'names no product', remedy: 'put {sku} or {productId} into url or body' })
  return problems
}

/** An address that begins with anything else leads somewhere else from each page. */
function checkStart(address: string, path: string): Problem[] {
  if (/^(?:\/|https?:\/\/|\{locale\})/.test(address)) return []
  const problem = `${showValue(address)} leads somewhere else from each page`
  return [{ path, problem, remedy: "begin it with '/', 'https://' or '{locale}'" }]
}

function checkPlaceholders(text: string, known: readonly string[], path: string): Problem[] {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(([whole, name = '']) =>
    known.includes(name) ? [] : [{ path, problem: `${whole} means nothing`, remedy: nameRemedy(name, known) }],
  )
}

function checkLocale(text: string, addresses: unknown, path: string): Problem[] {
  const hasLocale = isFields(addresses) && isText(addresses.locale)
  return text.includes('{locale}') && !hasLocale
    ? [
        {
          path,
          problem: '{locale} needs addresses.locale',
          remedy: "give the start of the shop's paths, e.g. '/{country}/{language}'",
        },
      ]
    : []
}
