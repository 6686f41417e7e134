import { findProduct } from '../../products/find-product.ts'
import { type Part, without } from './part.ts'

/** Products that one form may name. */
const mostProducts = 48

/** What every placement recommends. */
export const recommendationsPart: Part = {
  title: 'Recommendations',
  seenOn: ['product/recommendations'],
  summary({ recommendations }) {
    if (!recommendations) return undefined
    return recommendations.length === 1 ? '1 product' : `${recommendations.length} products`
  },
  normal: (settings) => without(settings, 'recommendations'),
  read(form, settings) {
    const ids = [...new Set((form.get('products') ?? '').split(/[\s,]+/).filter(Boolean))]
    const unknown = ids.filter((id) => !findProduct(id))
    const problem = (message: string) => ({ problems: [{ field: 'products', message }] })
    if (ids.length === 0) return problem('Products are missing: give at least one id of the list below.')
    if (ids.length > mostProducts) return problem(`Products are ${ids.length}: give at most ${mostProducts}.`)
    if (unknown.length > 0)
      return problem(`The shop has no product “${unknown.join('”, “')}”: take ids of the list below.`)
    return { settings: { ...settings, recommendations: ids } }
  },
}
