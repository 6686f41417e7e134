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

/** What is wrong with a field; the texts have words for it. */
export type ValueProblem = 'missing' | 'wrong' | 'long'
export type Problems = Partial<Record<CheckoutField, ValueProblem>>

/** Returns what is wrong with a step's fields, in their order; an empty record if the step is complete. Pure. */
export function checkStep(step: FormStep, values: CheckoutValues, locale: Pick<Locale, 'country'>): Problems {
  const found = step === 'delivery' ? checkDelivery(values, locale) : checkBilling(values, locale)
  const problems = fieldsOf(step).map((field): [CheckoutField, ValueProblem | undefined] => [
    field,
    (values[field] ?? '').length > (checkoutFields[step][field] ?? 0) ? 'long' : found[field],
  ])
  return Object.fromEntries(problems.filter(([, problem]) => problem))
}

type FoundProblems = Partial<Record<CheckoutField, ValueProblem | undefined>>

function checkDelivery(values: CheckoutValues, locale: Pick<Locale, 'country'>): FoundProblems {
  const { email = '', phone = '', way = '', sms } = values
  return {
    email: checkValue(email, /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/),
    phone: phone === '' && !sms ? undefined : checkValue(phone, /^\+?[\d ()./-]{6,}$/),
    ...checkAddress(values, locale, false),
    way: way === '' ? 'missing' : isOneOf(deliveryWays, way),
  }
}

function checkBilling(values: CheckoutValues, locale: Pick<Locale, 'country'>): FoundProblems {
  const { payment = '', otherAddress } = values
  return {
    payment: payment === '' ? 'missing' : isOneOf(paymentWays, payment),
    ...(otherAddress ? checkAddress(values, locale, true) : {}),
  }
}

function checkAddress(values: CheckoutValues, locale: Pick<Locale, 'country'>, billing: boolean): FoundProblems {
  const fieldValue = (part: AddressPart) => values[addressField(part, billing)] ?? ''
  const country = fieldValue('country')
  const rules: Record<AddressPart, ValueProblem | undefined> = {
    firstName: checkValue(fieldValue('firstName')),
    lastName: checkValue(fieldValue('lastName')),
    street: checkValue(fieldValue('street')),
    extra: undefined,
    postcode:
      fieldValue('postcode') === '' || isPostcode(fieldValue('postcode'), country)
        ? checkValue(fieldValue('postcode'))
        : 'wrong',
    city: checkValue(fieldValue('city')),
    region: hasRegion(country) ? checkValue(fieldValue('region')) : undefined,
    country: country === '' ? 'missing' : isOneOf(deliveryCountries(locale), country),
  }
  const parts = Object.keys(addressParts) as AddressPart[]
  return Object.fromEntries(parts.map((part) => [addressField(part, billing), rules[part]]))
}

function checkValue(value: string, pattern = /./): ValueProblem | undefined {
  if (value === '') return 'missing'
  return pattern.test(value) ? undefined : 'wrong'
}

function isOneOf(allowed: readonly string[], value: string): ValueProblem | undefined {
  return allowed.includes(value) ? undefined : 'wrong'
}
