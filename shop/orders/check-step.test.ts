import { expect, test } from 'vitest'
import { locales } from '../locales/locale.ts'
import { aLocale } from '../test-data/an-order-in.ts'
import { checkStep } from './check-step.ts'
import type { CheckoutValues } from './checkout-values.ts'
import { inventedValues } from './invented-values.ts'

const delivery = (parts: CheckoutValues = {}, country = 'uk') => {
  const locale = aLocale(country)
  return checkStep('delivery', { ...inventedValues('delivery', locale), way: 'standard', ...parts }, locale)
}

test.each(locales.map((locale) => [`${locale.country}/${locale.language}`, locale] as const))(
  'the invented values of %s complete both steps',
  (_name, locale) => {
    expect(checkStep('delivery', { ...inventedValues('delivery', locale), way: 'express' }, locale)).toEqual({})
    expect(checkStep('billing', inventedValues('billing', locale), locale)).toEqual({})
  },
)

test('an empty form reports every required delivery field, in the order of the fields', () => {
  expect(checkStep('delivery', {}, aLocale())).toEqual({
    email: 'missing',
    firstName: 'missing',
    lastName: 'missing',
    street: 'missing',
    postcode: 'missing',
    city: 'missing',
    country: 'missing',
    way: 'missing',
  })
  expect(Object.keys(checkStep('delivery', { country: 'US' }, aLocale('us')))).toContain('region')
})

test.each([
  ['email', 'robin@example', 'wrong'],
  ['email', 'robin demo@norrow.example', 'wrong'],
  ['phone', 'call me', 'wrong'],
  ['phone', '', undefined],
  ['firstName', 'x'.repeat(40), undefined],
  ['firstName', 'x'.repeat(41), 'long'],
  ['country', 'DE', 'wrong'],
  ['way', 'drone', 'wrong'],
] as const)('%s %j is %s', (field, value, problem) => {
  expect(delivery({ [field]: value })[field]).toBe(problem)
})

test('a telephone number is required only for text messages', () => {
  expect(delivery({ phone: '', sms: '1' })).toEqual({ phone: 'missing' })
})

test.each([
  ['GB', 'sw1a 1aa', true],
  ['GB', '12345', false],
  ['US', '97209-1234', true],
  ['US', '9720', false],
  ['CA', 'H2X 1Y4', true],
  ['CA', '97209', false],
  ['DE', '10115', true],
  ['AT', '1010', true],
  ['NL', '1012 AB', true],
  ['IE', 'D02 X285', true],
  ['PT', '1000-001', true],
  ['PT', '1000', false],
] as const)('in %s %j as a postcode: %s', (country, postcode, fits) => {
  const shop = { GB: 'uk', US: 'us', CA: 'ca' }[country as 'GB' | 'US' | 'CA'] ?? 'eu'
  expect(delivery({ country, postcode, region: 'Any' }, shop).postcode).toBe(fits ? undefined : 'wrong')
})

test('a billing address is checked only if it differs from the delivery address', () => {
  const payment = 'invoice'
  expect(checkStep('billing', { payment }, aLocale())).toEqual({})
  expect(checkStep('billing', { payment, otherAddress: '1', 'billing-country': 'GB' }, aLocale())).toMatchObject({
    'billing-street': 'missing',
    'billing-postcode': 'missing',
  })
  expect(checkStep('billing', { otherAddress: '' }, aLocale())).toEqual({ payment: 'missing' })
})
