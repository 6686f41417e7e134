export const deliveryWays = ['standard', 'express'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

export const paymentWays = ['card', 'invoice'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** The parts of an address in the order of the form, with their maximum lengths in characters. */
export const addressParts = {
  firstName: 40,
  lastName: 40,
  street: 60,
  extra: 40,
  postcode: 10,
  city: 40,
  region: 40,
  country: 2,
} as const
export type AddressPart = keyof typeof addressParts

export type BillingField = `billing-${AddressPart}`
export type CheckoutField = DeliveryField | PaymentField
type DeliveryField = 'email' | 'phone' | AddressPart | 'way' | 'newsletter' | 'sms'
type PaymentField = 'payment' | 'otherAddress' | BillingField

/**
 * What a shopper has filled in. All values are text: a ticked box is '1', an empty field ''. No field takes a card
 * number.
 */
export type CheckoutValues = Partial<Record<CheckoutField, string>>

export const formSteps = ['delivery', 'billing'] as const
/** The steps that are forms. */
export type FormStep = (typeof formSteps)[number]

const flag = 1

/** The fields of each step, with their maximum lengths in characters. Other fields are ignored. */
export const checkoutFields: Record<FormStep, Partial<Record<CheckoutField, number>>> = {
  delivery: { email: 80, phone: 20, ...addressParts, way: 10, newsletter: flag, sms: flag },
  billing: {
    payment: 10,
    otherAddress: flag,
    ...Object.fromEntries(Object.entries(addressParts).map(([part, most]) => [`billing-${part}`, most])),
  },
}

/** The names of a step's fields. */
export function fieldsOf(step: FormStep): CheckoutField[] {
  return Object.keys(checkoutFields[step]) as CheckoutField[]
}

/** Returns the name of an address part's field: in the delivery address, or with `billing` in the billing address. */
export function addressField(part: AddressPart, billing: boolean): AddressPart | BillingField {
  return billing ? `billing-${part}` : part
}
