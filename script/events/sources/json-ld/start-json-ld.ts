import { type EmittedEvent, isViewType, withoutNamespace } from '../../../../contract/event.ts'
import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import { limits } from '../../../limits.ts'
import { eventsOf } from '../events-of.ts'
import { createLossReport } from '../loss-report.ts'
import { pathOf } from '../path-of.ts'
import type { StartSource } from '../source.ts'
import { isOfPath, productOf } from './product-of.ts'

const product = /(?:^|[/:#])Product(?:Group)?$/

/**
 * Returns the schema.org products in a JSON-LD text, including those in lists, `@graph` and `mainEntity`. @throws on
 * malformed JSON
 */
export function productsOf(json: string): UnknownFields[] {
  return nodesOf(JSON.parse(json)).filter((node) => [node['@type']].flat().some((type) => product.test(String(type))))
}

function nodesOf(value: unknown): UnknownFields[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (!isFields(value)) return []
  return [value, ...nodesOf(value['@graph']), ...nodesOf(value.mainEntity)]
}

const selector = 'script[type="application/ld+json"]'

/** Returns the texts of the page's data scripts. Read from the window here, because few sites have this source. */
const textsOf = ({ document }: Window): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')

/** Emits the product of a product page from its JSON-LD, where nothing else has emitted it (BU-05). */
export const startSource: StartSource = ({ page, bus, log }) => {
  /**
   * The texts that were used last, and their path: after a navigation within the page they may still be those of the
   * previous page.
   */
  let spoken = { texts: '', path: '' }
  const reportLosses = createLossReport(log, 'JSON-LD')

  function emitProduct(): void {
    const texts = textsOf(page.window as Window)
    const { url } = page.facts()
    const now = { texts: texts.join('\n'), path: pathOf(url) }
    if (now.texts === spoken.texts && now.path !== spoken.path) {
      log.debug('JSON-LD was ignored: it is still that of the page before')
      return
    }
    spoken = now
    const nodes = texts.flatMap((text) => readNodes(text))
    const products = nodes.flatMap((node) => {
      const entry = productOf(node, url)
      return entry ? { node, entry } : []
    })
    // Widgets for reviews add products without a price.
    const { entry: current } =
      products.find(({ node }) => isOfPath(node, url)) ??
      products.find(({ entry }) => entry.item.price !== undefined) ??
      products[0] ??
      {}
    if (nodes.length > 0 && !current) reportLosses(['its product has no productID, sku or mpn'], nodes[0])
    if (current) for (const { type, data } of eventsOf(current, url)) bus.uv.emit(type, data)
  }

  function readNodes(text: string): UnknownFields[] {
    try {
      return productsOf(text)
    } catch (error) {
      log.debug('JSON-LD was ignored', { because: String(error) })
      return []
    }
  }

  /** Waits after a view, so that the page's own code and the other sources can emit the product themselves. */
  function followView(view: EmittedEvent): void {
    page.after(limits.sourceQuietMs, () => {
      const since = bus.uv.events.slice(bus.uv.events.lastIndexOf(view) + 1)
      if (!since.some((event) => isView(event) || isDetail(event))) emitProduct()
    })
  }

  const isProductPage = (event: EmittedEvent) => isView(event) && event.type === 'product'
  const latest = bus.uv.events.filter(isView).pop()
  if (latest && isProductPage(latest)) followView(latest)
  bus.hear((event) => {
    if (isProductPage(event)) followView(event)
  })
}

function isView(event: EmittedEvent): boolean {
  return isViewType(String(event?.meta?.type))
}

function isDetail(event: EmittedEvent): boolean {
  return withoutNamespace(String(event?.meta?.type)) === 'ecProduct' && event.eventType === 'detail'
}
