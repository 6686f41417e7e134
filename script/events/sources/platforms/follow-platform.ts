import type { PlatformSourceOptions } from '../../../../contract/script-config.ts'
import { createAnnouncer } from '../announcer.ts'
import { pageTypeOf } from '../page-type-of.ts'
import type { SourceNeeds } from '../source.ts'
import type { SourceEntry } from '../source-entry.ts'
import { rememberBasket, withLastBasket } from './last-basket.ts'
import { orderByRules } from './order-by-rules.ts'
import type { PlatformReader, PlatformWindow } from './platform.ts'

/**
 * Emits what a platform's pages say: the view with its content once the page has been parsed, and the basket on the
 * basket's page and after each change. A change is noticed by the request that the theme has made for it, so that the
 * page's own functions stay as they are (BU-05).
 */
export function followPlatform(
  needs: SourceNeeds,
  options: true | PlatformSourceOptions,
  { readView, readContent, changes, readBasket }: PlatformReader,
): void {
  const { page, log } = needs
  const window = page.window as PlatformWindow
  const site = options === true ? {} : options
  const announcer = createAnnouncer(needs, site)
  /** How many reads of the basket have begun; an older one that ends late is ignored. */
  let reads = 0

  function readPage(): SourceEntry[] {
    const { url } = page.facts()
    const shown = { window, document: window.document, url }
    const { type, ...view } = readView(shown) ?? {}
    // The paths that the site names count more.
    const chosen = pageTypeOf(url, site.pages) ?? type
    if (chosen === 'basket') tellBasket()
    const own = chosen === type ? view : {}
    return [
      { kind: 'view', view: { ...(chosen && { type: chosen }), ...own } },
      ...withOrder(readContent(shown, chosen)),
    ]
  }

  /** Completes the order of a page by the rules of the site, and with the items of the basket before it. */
  function withOrder(entries: SourceEntry[]): SourceEntry[] {
    const told = entries.find((each) => each.kind === 'order')
    const order = site.order ? orderByRules(window.document, site.order, told) : told
    return order ? [...entries.filter((each) => each !== told), withLastBasket(page, order)] : entries
  }

  async function tellBasket(): Promise<void> {
    reads += 1
    const own = reads
    try {
      const read = await readBasket(window)
      if (!read || own !== reads) return
      const basket = site.currency ? { currency: site.currency, ...read } : read
      rememberBasket(page, basket)
      announcer.hear(() => [{ kind: 'basket', ...basket }])
    } catch (error) {
      log.debug('The basket could not be read', { because: String(error) })
    }
  }

  const tellPage = () => announcer.hear(readPage)
  if (window.document.readyState === 'loading') window.document.addEventListener('DOMContentLoaded', tellPage)
  else tellPage()
  if (!window.PerformanceObserver) return
  new window.PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => changes.test(name))) tellBasket()
  }).observe({ type: 'resource' })
}
