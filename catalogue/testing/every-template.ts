import { expect, onTestFinished } from 'vitest'
import { openCookieJar } from '../../script/browser/cookie-jar.ts'
import { catalogue } from '../catalogue.ts'
import type { Experience } from '../define-experience.ts'
import type { Template } from '../define-template.ts'
import { aPage, settled } from './a-page.ts'
import { aRecommendingShop } from './a-recommending-shop.ts'
import { aService } from './a-service.ts'
import { onOwnPage } from './on-own-page.ts'
import { type RunFacts, runTemplate, type TemplateRun } from './run-template.ts'
import { seenBefore } from './seen-before.ts'
import { shopPage } from './shop-page.ts'

const code = import.meta.glob<{ experience: Experience<unknown> }>('../*/*/experience.{ts,tsx}', { eager: true })

export type CatalogueEntry = {
  template: Template
  content: Record<string, unknown>
  experience: Experience<unknown>
}

/** Every template of the catalogue with its sample and its code, by its id. */
export const everyTemplate: [id: string, entry: CatalogueEntry][] = Object.values(catalogue).map(
  ({ template, sample }) => {
    const found = Object.entries(code).find(([path]) => path.startsWith(`../${template.id}/`))
    if (!found) throw new Error(`catalogue/${template.id} has no experience.ts or experience.tsx`)
    return [template.id, { template, content: sample as Record<string, unknown>, experience: found[1].experience }]
  },
)

/** Templates that nobody sees, or that do no more than click on a control of the shop. */
export const unseen = ['category/first-image', 'global/popularity-counts']

/** What a shop publishes of a product page. */
export const aProductView: [type: string, data: object][] = [
  ['ecView', { type: 'product', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' }],
  [
    'ecProduct',
    {
      eventType: 'detail',
      product: { productId: 'p', name: 'Court shoe', stock: 1, price: { value: 90, currency: 'GBP' } },
    },
  ],
  ['ecBasketItem', { product: { productId: 'p', sku: 'p-38', stock: 1 }, quantity: 1 }],
  ['ecBasketSummary', { basket: { id: 'b', quantity: 1 } }],
]

const shop = aRecommendingShop()
const service = aService({
  views: { p: 9 },
  mostAdded: { p: 9 },
  purchases: { 'purchases-10080': [['p', 5]] },
  city: '1',
  weather: { temp: 25, id: 800 },
  datasets: { repairable: { '*': {} }, fit: { '*': { truetosize: true } } },
})

/** Services that know something of the products on the page. */
export const knowingServices = {
  config: { counters: { namespace: 't004' }, weather: { siteId: 's' } },
  placements: shop.placements,
  reply: (url, init) => shop.reply(url, init) ?? service(url, init),
} satisfies Partial<RunFacts>

/** The test page becomes the shop's, at an address of its British part; answers its nodes. */
export function openShop(html = shopPage): ReadonlySet<Node> {
  aPage(html)
  const address = location.href
  history.replaceState(null, '', '/uk/en/')
  onTestFinished(() => history.replaceState(null, '', address))
  return nodesNow()
}

export function nodesNow(): ReadonlySet<Node> {
  const walker = document.createTreeWalker(document.documentElement)
  const nodes = new Set<Node>([document.documentElement])
  while (walker.nextNode()) nodes.add(walker.currentNode)
  return nodes
}

/** Elements on the page now that are not among these. */
export function addedElements(before: ReadonlySet<Node>): Element[] {
  return [...nodesNow()].filter((node): node is Element => node instanceof Element && !before.has(node))
}

/** Words on the page now that are not in these nodes. */
export function addedWords(before: ReadonlySet<Node>): string[] {
  return [...nodesNow()].flatMap((node) => {
    // What a timer says is another thing each second.
    const isClock = node.parentElement?.closest('[role="timer"]')
    const words = node instanceof Text && !before.has(node) && !isClock ? node.data.trim() : ''
    return words === '' ? [] : [words]
  })
}

/** As a visitor who was never here. */
export function forgetVisitor(): void {
  const jar = openCookieJar(document)
  for (const name of jar.names()) jar.write(name, '', { domain: '', lifeMs: 0 })
  localStorage.clear()
  sessionStorage.clear()
}

/** What a shopper does before some templates show anything. */
const shopper: Partial<Record<string, (run: TemplateRun) => Promise<void>>> = {
  // Its picture is loaded when it nears the viewport.
  'global/footer-badge': async () => document.querySelector('footer')?.scrollIntoView(),
  async 'basket/nav-hover-popup'() {
    document.querySelector('[data-anchor="navMenu"]')?.dispatchEvent(new PointerEvent('pointerenter'))
  },
  async 'product/view-bag'({ publish }) {
    for (const quantity of [1, 2]) {
      publish('ecBasketItem', { product: { productId: 'p', sku: 'p-38', stock: 1 }, quantity })
      publish('ecBasketSummary', { basket: { id: 'b', quantity } })
    }
    await expect.poll(() => document.querySelector('.product-view-bag-prompt'), { timeout: 3000 }).not.toBe(null)
  },
}

/** Runs a template of the catalogue, with its sample unless told otherwise, until it has settled; it ends with the test. */
export async function runEntry(entry: CatalogueEntry, facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  seenBefore()
  const published = onOwnPage(entry.template.id, facts.published ?? aProductView)
  const run = await runTemplate({ ...knowingServices, ...entry, ...facts, published })
  onTestFinished(run.stop)
  // A template may ask a service first.
  for (let turn = 0; turn < 50 && run.explanation.progress === 'executing'; turn++) await settled()
  if (run.explanation.progress === 'executed') await shopper[entry.template.id]?.(run)
  return run
}
