import type { ScriptConfig } from '../../contract/script-config.ts'
import { shopPaths } from '../../contract/shop-paths.ts'
import type { PageFacts } from '../events/page-facts.ts'
import type { Log } from '../log.ts'
import { askService } from './remote/ask.ts'
import type { Send } from './remote/request.ts'

export type BagNeeds = {
  config: ScriptConfig
  send: Send
  facts: () => PageFacts
  /** Loads the page anew. */
  reload: () => void
  log: Log
}

export type BagItem = {
  productId: string
  /** Without it the site's `skuMap` is looked into. */
  sku?: string
  /** Called once the item is in the bag, before the page reloads. */
  onAdded?: () => void
}

/** Adds one piece to the bag and reloads the page; false when that was not possible, which only the console is told (PO-11). */
export type AddToBag = (item: BagItem) => Promise<boolean>

export function createAddToBag({ config, send, facts, reload, log }: BagNeeds): AddToBag {
  return async ({ productId, sku, onAdded }) => {
    const known = Object.keys(config.skuMap ?? {}).includes(productId) ? config.skuMap?.[productId] : undefined
    const code = sku || known
    if (!code) {
      log.warn(`The product ${productId} has no sku`)
      return false
    }
    const { origin, pathname } = new URL(facts().url)
    const paths = shopPaths(pathname)
    if (!paths) {
      log.warn(`${pathname} has no country and language: nothing is added to the bag`)
      return false
    }
    try {
      await askService(send, {
        method: 'POST',
        url: origin + paths.addToCart,
        body: new URLSearchParams({ sku: code, quantity: '1', crossSell: '' }).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        // The shop's own cookie says whose bag it is.
        credentials: true,
      })
    } catch (error) {
      log.warn(`The product ${productId} was not added to the bag`, { because: String(error) })
      return false
    }
    onAdded?.()
    reload()
    return true
  }
}
