import type { Locale } from '../locales/locale.ts'
import {
  type AddressPart,
  addressField,
  addressParts,
  type CheckoutField,
  type CheckoutValues,
  checkoutFields,
  deliveryWays,
  type FormStep,
  fieldsOf,
  paymentWays,
} from './checkout-values.ts'
import { deliveryCountries, hasRegion, isPostcode } from './delivery-countries.ts'

/** What is wrong with a field; the texts say it in words. */
export type Problem = 'missing' | 'wrong' | 'long'
export type Problems = Partial<Record<CheckoutField, Problem>>

/** What keeps a step from being complete, field by field in their order; an empty record when nothing does. Pure. */
export function checkStep(step: FormStep, values: CheckoutValues, locale: Pick<Locale, 'country'>): Problems {
  const found = step === 'delivery' ? checkDelivery(values, locale) : checkBilling(values, locale)
  const problems = fieldsOf(step).map((field): [CheckoutField, Problem | undefined] => [
    field,
    (values[field] ?? '').length > (checkoutFields[step][field] ?? 0) ? 'long' : found[field],
  ])
  return Object.fromEntries(problems.filter(([, problem]) => problem))
}

type Found = Partial<Record<CheckoutField, Problem | undefined>>

function checkDelivery(values: CheckoutValues, locale: Pick<Locale, 'country'>): Found {
  const { email = '', phone = '', way = '', sms } = values
  return {
    email: check(email, /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/),
    phone: phone === '' && !sms ? undefined : check(phone, /^\+?[\d ()./-]{6,}$/),
    ...checkAddress(values, locale, false),
    way: way === '' ? 'missing' : isOneOf(deliveryWays, way),
  }
}

function checkBilling(values: CheckoutValues, locale: Pick<Locale, 'country'>): Found {
  const { payment = '', otherAddress } = values
  return {
    payment: payment === '' ? 'missing' : isOneOf(paymentWays, payment),
    ...(otherAddress ? checkAddress(values, locale, true) : {}),
  }
}

function checkAddress(values: CheckoutValues, locale: Pick<Locale, 'country'>, billing: boolean): Found {
  const value = (part: AddressPart) => values[addressField(part, billing)] ?? ''
  const country = value('country')
  const rules: Record<AddressPart, Problem | undefined> = {
    firstName: check(value('firstName')),
    lastName: check(value('lastName')),
    street: check(value('street')),
    extra: undefined,
    postcode: value('postcode') === '' || isPostcode(value('postcode'), country) ? check(value('postcode')) : 'wrong',
    city: check(value('city')),
    region: hasRegion(country) ? check(value('region')) : undefined,
    country: country === '' ? 'missing' : isOneOf(deliveryCountries(locale), country),
  }
  const parts = Object.keys(addressParts) as AddressPart[]
  return Object.fromEntries(parts.map((part) => [addressField(part, billing), rules[part]]))
}

function check(value: string, pattern = /./): Problem | undefined {
  if (value === '') return 'missing'
  return pattern.test(value) ? undefined : 'wrong'
}

function isOneOf(allowed: readonly string[], value: string): Problem | undefined {
  return allowed.includes(value) ? undefined : 'wrong'
}
