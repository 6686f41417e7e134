import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readBasket } from '../basket/read-basket.ts'
import { findLocale, localePath } from '../locales/locale.ts'
import { textsFor } from '../locales/texts.ts'
import { checkStep } from '../orders/check-step.ts'
import { type FormStep, formSteps } from '../orders/checkout-values.ts'
import { inventedValues } from '../orders/invented-values.ts'
import { readForm } from '../orders/read-form.ts'
import type { CheckoutStep } from '../pages/checkout/checkout-content.ts'
import { loadCheckout } from '../pages/checkout/load-checkout.ts'
import { loadConfirmation } from '../pages/checkout/load-confirmation.ts'
import { firstValue, type ListingQuery } from '../pages/listing/query.ts'
import { cartToken } from './cart-cookie.ts'
import { checkoutValues, keepCheckoutValues } from './checkout-cookie.ts'
import { type CheckoutVisit, forbidStorage, formOf, leadToBasket } from './checkout-visit.ts'
import { isPlainForm } from './is-plain-form.ts'
import { takeOrder } from './order-route.ts'
import { sendPage } from './send-page.ts'
import type { ShopOptions } from './shop-options.ts'

type Params = { country: string; language: string }
/**
 * The largest form of a step, in bytes: all fields at their maximum length, with characters that take nine bytes each.
 */
const bodyLimit = 16_384

const nextStep: Record<FormStep, CheckoutStep> = { delivery: 'billing', billing: 'review' }

/**
 * Adds the checkout under /{country}/{language}/checkout/ (SHOP-09, SHOP-10). Without a filled basket it redirects to
 * the basket.
 */
export function addCheckoutRoutes(shop: FastifyInstance, options: ShopOptions): void {
  const root = '/:country/:language/checkout'
  const answerVisit = (handle: (visit: CheckoutVisit) => unknown) => (request: FastifyRequest, reply: FastifyReply) => {
    const { country, language } = request.params as Params
    const locale = findLocale(country, language)
    if (!locale) return reply.callNotFound()
    const token = cartToken(request, reply)
    const basket = readBasket(options.store.read(token), locale)
    return handle({ request, reply, locale, token, basket, values: checkoutValues(request) })
  }
  shop.get(
    root,
    answerVisit(({ reply, locale }) => reply.redirect(localePath(locale, 'checkout/delivery'))),
  )
  for (const step of [...formSteps, 'review'] as const)
    shop.get(
      `${root}/${step}`,
      answerVisit((visit) => showStep(step, visit, options)),
    )
  for (const step of formSteps)
    shop.post(
      `${root}/${step}`,
      { bodyLimit },
      answerVisit((visit) => takeStep(step, visit, options)),
    )
  shop.post(
    `${root}/review`,
    answerVisit((visit) => takeOrder(visit, options)),
  )
  shop.get(
    `${root}/confirmation`,
    answerVisit((visit) => showConfirmation(visit, options)),
  )
}

function showStep(step: CheckoutStep, visit: CheckoutVisit, options: ShopOptions) {
  const { request, reply, locale, token, basket } = visit
  if (basket.lines.length === 0) return leadToBasket(visit)
  const fills = step !== 'review' && firstValue((request.query as ListingQuery).fill) === '1'
  const values = fills ? { ...visit.values, ...inventedValues(step, locale) } : visit.values
  const loaded = loadCheckout(locale, { step, values, attempt: options.store.orders.count(token) })
  return sendPage({ request, reply: forbidStorage(reply), locale, loaded }, options)
}

/**
 * Stores a step's values if they are complete and redirects to the next step; otherwise says what is wrong and stores
 * nothing.
 */
function takeStep(step: FormStep, visit: CheckoutVisit, options: ShopOptions) {
  const { request, reply, locale, token, basket } = visit
  const plain = isPlainForm(request)
  if (basket.lines.length === 0) return plain ? leadToBasket(visit) : refuseStep(visit, { problems: {} })
  const values = { ...visit.values, ...readForm(step, formOf(request)) }
  const problems = checkStep(step, values, locale)
  if (Object.keys(problems).length > 0) {
    if (!plain) return refuseStep(visit, { problems })
    const loaded = loadCheckout(locale, { step, values, problems, attempt: options.store.orders.count(token) })
    return sendPage({ request, reply: forbidStorage(reply).code(400), locale, loaded }, options)
  }
  keepCheckoutValues(reply, values)
  const next = localePath(locale, `checkout/${nextStep[step]}`)
  return plain ? reply.redirect(next, 303) : reply.send({ ok: true, next })
}

function showConfirmation(visit: CheckoutVisit, options: ShopOptions) {
  const { request, reply, locale, token } = visit
  const order = options.store.orders.latest(token)
  if (!order) return leadToBasket(visit)
  return sendPage({ request, reply: forbidStorage(reply), locale, loaded: loadConfirmation(locale, order) }, options)
}

function refuseStep({ reply, locale }: CheckoutVisit, fields: object): FastifyReply {
  const message = textsFor(locale).checkout.refusals.incomplete
  return reply.code(400).send({ status: { code: 400, message }, error: { code: 'bad_request', message }, ...fields })
}
