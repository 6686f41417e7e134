import { findProduct } from '../../shop/products/products.ts'
import { type SettingsPart, withoutParts } from './part.ts'

/** The maximum number of products that one form may name. */
const mostProducts = 48

/** Sets what every placement recommends. */
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
    if (ids.length === 0) return problemOf('Products are missing. Enter at least one ID from the list below.')
    if (ids.length > mostProducts) return problemOf(`There are ${ids.length} products. Enter at most ${mostProducts}.`)
    if (unknown.length > 0)
      return problemOf(`The shop has no product “${unknown.join('”, “')}”. Use IDs from the list below.`)
    return { settings: { ...settings, recommendations: ids } }
  },
}
