import type { DemoSettings } from '../../contract/demo-settings.ts'
import { findProduct } from '../../shop/products/products.ts'
import { type SettingsPart, withoutParts } from './part.ts'
import { problemsAmong, wholeNumberIn } from './whole-number-in.ts'

/** The fields of the form, with the shop's counters for each: purchases have one for each window (CT-06). */
export const counted = {
  views: { label: 'Viewed', names: ['views'] },
  added: { label: 'Added to bag', names: ['most-added'] },
  bought: {
    label: 'Bought',
    names: ['purchases', 'purchases-60', 'purchases-2880', 'purchases-4320', 'purchases-10080'],
  },
} as const
export type CountedName = keyof typeof counted
export const countedKeys = Object.keys(counted) as CountedName[]

/** The settings of one product. */
export type ProductCounts = { productId: string } & Partial<Record<CountedName, number>>

/** Sets how popular products are. @param namespace of the site's counters */
export function countersPart(namespace: string): SettingsPart {
  return {
    title: 'Counters',
    seenOn: ['product/social-proof'],
    summary(settings) {
      const products = productCounts(settings, namespace).length
      if (products === 0) return undefined
      return products === 1 ? '1 product' : `${products} products`
    },
    normal: (settings) => withoutParts(settings, 'counters'),
    read(form, settings) {
      const forgotten = form.get('forget')
      if (forgotten !== null) return { settings: withCounts(settings, { productId: forgotten }, namespace) }
      const productId = form.get('product') ?? ''
      const known = findProduct(productId)
        ? undefined
        : { field: 'product', message: `The shop has no product “${productId}”. Choose one from the list.` }
      const numbers = countedKeys.map((field) =>
        wholeNumberIn(form, { field, label: counted[field].label, from: 0, to: 1_000_000 }),
      )
      const none = numbers.every((number) => number === undefined)
        ? { field: 'views', message: 'Enter at least one count, 0 for none.' }
        : undefined
      const problems = problemsAmong([known, ...numbers, none])
      if (problems.length > 0) return { problems }
      const given = countedKeys.map((key, at) => [key, numbers[at]])
      return { settings: withCounts(settings, { productId, ...Object.fromEntries(given) }, namespace) }
    },
  }
}

/** Returns the settings by product. */
export function productCounts({ counters = {} }: DemoSettings, namespace: string): ProductCounts[] {
  const ids = new Set(Object.values(counters).flatMap((counts) => Object.keys(counts)))
  return [...ids].map((productId) => ({
    productId,
    ...Object.fromEntries(
      countedKeys.map((key) => [key, counters[`${namespace}-${counted[key].names[0]}`]?.[productId]]),
    ),
  }))
}

/** Returns settings with the counts of one product replaced. */
export function withCounts(
  settings: DemoSettings,
  { productId, ...counts }: ProductCounts,
  namespace: string,
): DemoSettings {
  const counters = { ...settings.counters }
  for (const key of countedKeys)
    for (const each of counted[key].names) {
      const name = `${namespace}-${each}`
      const { [productId]: _before, ...others } = counters[name] ?? {}
      const count = counts[key]
      const now = count === undefined ? others : { ...others, [productId]: count }
      delete counters[name]
      if (Object.keys(now).length > 0) counters[name] = now
    }
  const { counters: _counters, ...rest } = settings
  return Object.keys(counters).length > 0 ? { ...rest, counters } : rest
}
