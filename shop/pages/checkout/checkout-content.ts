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
  /** The problems of a form that was sent without script. */
  problems: Problems
  /** Steps that are incomplete, on the review. */
  unfinished: FormStep[]
  /** The countries to which this shop front delivers: ISO 3166 code and name. */
  countries: { code: string; name: string }[]
  /** How many orders this browser has placed. With it, a form that is sent twice makes one order. */
  attempt: number
  /** Why an order that was sent without script was refused. */
  refusal?: OrderRefusal
}

/** The page after ordering, also on a reload. */
export type ConfirmationContent = { order: ShopOrder }
