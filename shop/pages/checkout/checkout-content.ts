import type { Problems } from '../../orders/check-step.ts'
import type { CheckoutValues, FormStep } from '../../orders/checkout-values.ts'
import type { ShopOrder } from '../../orders/order.ts'
import type { OrderRefusal } from '../../orders/place-order.ts'

export const checkoutSteps = ['delivery', 'billing', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** A step of the checkout. */
export type CheckoutContent = {
  step: CheckoutStep
  values: CheckoutValues
  /** What was wrong with a form that was sent without script. */
  problems: Problems
  /** Steps that the review finds unfinished. */
  unfinished: FormStep[]
  /** Where this shop front delivers to: ISO 3166 code and name. */
  countries: { code: string; name: string }[]
  /** How many orders this browser has placed before: a form that is sent twice is one order. */
  attempt: number
  /** Why an order was refused that was sent without script. */
  refusal?: OrderRefusal
}

/** What one sees after ordering, and on a reload. */
export type ConfirmationContent = { order: ShopOrder }
