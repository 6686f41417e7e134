import { anEvent } from '../../contract/testing/an-event.ts'
import type { TypedApp } from '../typed-app.ts'
import { aBrowser } from './a-browser.ts'
import { postEvents } from './post-events.ts'

/** The product fields set by a test; by default one item is in stock for ten pounds. */
export type ShownProduct = { stock?: number | string; [field: string]: unknown }

type Shop = {
  trackingId?: string
  language?: string
  country?: string
  currency?: string
  headers?: Record<string, string>
}

/** Creates a visitor who shops: each call sends what the script would send. Times are epoch milliseconds. */
export function aShopper(app: TypedApp, id: string, { headers = aBrowser, trackingId, ...locale }: Shop = {}) {
  const { language = 'en', country = 'uk', currency = 'GBP' } = locale
  const sendEvent = (fields: object, type: string, ts: number) =>
    postEvents(app, {
      events: [
        anEvent({ type: 'product', subtypes: [], language, country, currency, meta: { ts }, context: { id } }),
        anEvent({ ...fields, meta: { type, ts }, context: { id } }),
      ],
      headers,
      trackingId,
    })
  return {
    views: (productId: string, ts: number, product: ShownProduct = {}) =>
      sendEvent({ eventType: 'detail', product: shownProduct(productId, { currency, product }) }, 'shop.ecProduct', ts),
    sees: (productId: string, ts: number, product: ShownProduct = {}) =>
      sendEvent(
        { eventType: 'listing', product: shownProduct(productId, { currency, product }) },
        'shop.ecProduct',
        ts,
      ),
    buys: (productId: string, order: string, ts: number) =>
      sendEvent(
        { product: { productId }, transaction: { id: order }, quantity: 1 },
        'shop.ecBasketItemTransaction',
        ts,
      ),
  }
}

function shownProduct(productId: string, { currency, product }: { currency: string; product: ShownProduct }) {
  return {
    productId,
    name: `The ${productId}`,
    url: `https://shop.example/${productId}`,
    price: { value: 10, currency },
    stock: 1,
    images: [`https://shop.example/${productId}.png`],
    ...product,
  }
}
