import { aRecommendingShop } from './a-recommending-shop.ts'
import { aService } from './a-service.ts'
import type { RunFacts } from './run-template.ts'

const shop = aRecommendingShop()
const service = aService({
  views: { p: 9 },
  mostAdded: { p: 9 },
  purchases: { 'purchases-10080': [['p', 5]] },
  city: '1',
  weather: { temp: 25, id: 800 },
  datasets: { repairable: { '*': {} }, fit: { '*': { truetosize: true } } },
})

/** Services with data about the products on the page. */
export const knowingServices = {
  config: { counters: { namespace: 't004' }, weather: { siteId: 's' } },
  placements: shop.placements,
  reply: (url, init) => shop.reply(url, init) ?? service(url, init),
} satisfies Partial<RunFacts>
