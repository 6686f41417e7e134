import { fillAddress, fillText } from '../../contract/fill-address.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'
import type { AddToBagRequest, AddToBagSetting } from '../../contract/site-settings.ts'
import type { PageFacts } from '../events/page-facts.ts'
import type { Log } from '../log.ts'
import { askService } from './remote/ask.ts'
import type { Send } from './remote/request.ts'
import { valueAt } from './remote/value-at.ts'

export type BagNeeds = {
  config: ScriptConfig
  send: Send
  facts: () => PageFacts
  /** Where functions of the page are found. */
  window: unknown
  /** Loads the page anew. */
  reload: () => void
  log: Log
}

export type BagItem = {
  productId: string
  /** Without it, the site's `skuMap` is used. */
  sku?: string
  /** Called after the item has been added to the bag, before the page reloads. */
  onAdded?: () => void
}

/** Adds one piece to the bag; false when that was not possible, which only the console is told (PO-11). */
export type AddToBag = (item: BagItem) => Promise<boolean>

/** How many pieces are added. */
const quantity = '1'

/**
 * Adds to the bag as the site's `addToBag` says: by a request, after which the page reloads, or by a function of the page,
 * which shows the result itself.
 */
export function createAddToBag({ config, send, facts, window, reload, log }: BagNeeds): AddToBag {
  const { addToBag, skuMap = {} } = config

  async function postItem(request: AddToBagRequest, values: Record<string, string>): Promise<void> {
    const { origin, pathname } = new URL(facts().url)
    const { url, method = 'POST', body = '' } = request
    const address = fillAddress(url, { pathname, locale: config.addresses?.locale, values })
    if (address === undefined) throw new Error(`${pathname} has no country and language for ${url}`)
    const isJson = /^\s*[[{]/.test(body)
    await askService(send, {
      method,
      url: new URL(address, origin).href,
      body: fillText(fillCookies(body, window), values, isJson ? encodeJson : encodeField),
      headers: { 'Content-Type': isJson ? 'application/json' : 'application/x-www-form-urlencoded' },
      // The shop's own cookie says whose bag it is.
      credentials: true,
    })
  }

  return async ({ productId, sku, onAdded }) => {
    const code = sku || (Object.keys(skuMap).includes(productId) ? skuMap[productId] : undefined)
    if (!code && needsSku(addToBag)) {
      log.warn(`The product ${productId} has no sku`)
      return false
    }
    try {
      if (!addToBag) throw new Error('the site configuration has no addToBag')
      if (typeof addToBag === 'string') await callPage(window, addToBag, { sku: code, productId, quantity: 1 })
      else await postItem(addToBag, { sku: code ?? '', productId, quantity })
    } catch (error) {
      log.warn(`The product ${productId} was not added to the bag`, { because: String(error) })
      return false
    }
    onAdded?.()
    if (typeof addToBag !== 'string') reload()
    return true
  }
}

/** Returns whether the setting names the product by its SKU; some shops need its id only. */
function needsSku(setting: AddToBagSetting | undefined): boolean {
  return typeof setting !== 'object' || `${setting.url}${setting.body}`.includes('{sku}')
}

/** Fills in cookies of the page, such as a shop's token against forged requests. @throws when one is missing */
function fillCookies(body: string, window: unknown): string {
  return body.replace(/\{cookie\.(\w+)\}/g, (_, name) => {
    const [, value] = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(String(valueAt(window, 'document', 'cookie'))) ?? []
    if (!value) throw new Error(`the page has no cookie ${name}`)
    return value
  })
}

/** Calls a function of the page; its answer `false`, or a rejection, means that nothing was added. */
async function callPage(window: unknown, path: string, item: object): Promise<void> {
  const names = path.split('.').slice(1)
  const owner = valueAt(window, ...names.slice(0, -1)) as Record<string, (item: object) => unknown> | undefined
  const name = names[names.length - 1] ?? ''
  if (typeof owner?.[name] !== 'function') throw new Error(`there is no function ${path} on the page`)
  if ((await owner[name](item)) === false) throw new Error(`${path} answered false`)
}

const encodeJson = (value: string) => JSON.stringify(value).slice(1, -1)
/** As forms encode it: blanks become a plus sign. */
const encodeField = (value: string) => encodeURIComponent(value).replace(/%20/g, '+')
