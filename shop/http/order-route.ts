import { randomBytes } from 'node:crypto'
import { localePath } from '../locales/locale.ts'
import { textsFor } from '../locales/texts.ts'
import { orderNumber } from '../orders/order-number.ts'
import { type OrderRefusal, placeOrder } from '../orders/place-order.ts'
import { loadCheckout } from '../pages/checkout/load-checkout.ts'
import { forgetCheckoutValues } from './checkout-cookie.ts'
import { type CheckoutVisit, forbidStorage, formOf, leadToBasket } from './checkout-visit.ts'
import { isPlainForm } from './is-plain-form.ts'
import { sendPage } from './send-page.ts'
import type { ShopOptions } from './shop-options.ts'

/**
 * POST …/checkout/review with the page's `attempt` and `total`: turns the bag into an order (SHOP-93). The same attempt
 * sent again leads to the existing order; anything that does not match is refused with 400 and changes nothing.
 */
export function takeOrder(visit: CheckoutVisit, options: ShopOptions) {
  const { request, reply, locale, token, basket, values } = visit
  const { orders } = options.store
  const form = formOf(request)
  const attempt = attemptIn(form)
  const made = orders.count(token)
  if (attempt !== undefined && attempt < made) return leadToConfirmation(visit)
  if (attempt !== made) return refuseOrder(basket.lines.length === 0 ? 'empty' : 'changed', visit, options)
  const total = form.get('total') ?? ''
  const order = placeOrder({ basket, values, locale, total, number: orderNumber(randomBytes), now: Date.now() })
  if (typeof order === 'string') return refuseOrder(order, visit, options)
  orders.place(token, attempt, order)
  forgetCheckoutValues(reply)
  return leadToConfirmation(visit)
}

function leadToConfirmation({ request, reply, locale }: CheckoutVisit) {
  const next = localePath(locale, 'checkout/confirmation')
  return isPlainForm(request) ? reply.redirect(next, 303) : reply.send({ ok: true, next })
}

function refuseOrder(refusal: OrderRefusal, visit: CheckoutVisit, options: ShopOptions) {
  const { request, reply, locale, token, values } = visit
  if (!isPlainForm(request)) {
    const message = textsFor(locale).checkout.refusals[refusal]
    const problem = { status: { code: 400, message }, error: { code: 'bad_request', message } }
    return reply.code(400).send({ ...problem, refusal })
  }
  if (refusal === 'empty') return leadToBasket(visit)
  const attempt = options.store.orders.count(token)
  const loaded = loadCheckout(locale, { step: 'review', values, refusal, attempt })
  return sendPage({ request, reply: forbidStorage(reply).code(400), locale, loaded }, options)
}

function attemptIn(form: URLSearchParams): number | undefined {
  const text = form.get('attempt') ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}
