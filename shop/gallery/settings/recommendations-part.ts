import { findProduct } from '../../products/products.ts'
import { type SettingsPart, withoutParts } from './part.ts'

/** Products that one form may name. */
const mostProducts = 48

/** What every placement recommends. */
export const recommendationsPart: SettingsPart = {
  title: 'Recommendations',
  seenOn: ['product/recommendations'],
  summary({ recommendations }) {
    if (!recommendations) return undefined
    return recommendations.length === 1 ? '1 product' : `${recommendations.length} products`
  },
  normal: (settings) => withoutParts(settings, 'recommendations'),
  read(form, settings) {
    const ids = [...new Set((form.get('products') ?? '').split(/[\s,]+/).filter(Boolean))]
    const unknown = ids.filter((id) => !findProduct(id))
    const problemOf = (message: string) => ({ problems: [{ field: 'products', message }] })
    if (ids.length === 0) return problemOf('Products are missing: give at least one id of the list below.')
    if (ids.length > mostProducts) return problemOf(`Products are ${ids.length}: give at most ${mostProducts}.`)
    if (unknown.length > 0)
      return problemOf(`The shop has no product “${unknown.join('”, “')}”: take ids of the list below.`)
    return { settings: { ...settings, recommendations: ids } }
  },
}
