import { expect, test } from 'vitest'
import { paymentMethods } from './payment-methods.ts'

const blank = { visa: '', mastercard: '', amex: '', paypal: '', klarna: '', apple: '' }

test('methods with an icon are in a fixed order, regardless of the order of the content', () => {
  expect(paymentMethods({ apple: 'a.svg', klarna: '', visa: 'v.svg' })).toEqual([
    { name: 'Visa', src: 'v.svg' },
    { name: 'Apple Pay', src: 'a.svg' },
  ])
})

test('[PDP-02.4] with all fields empty there are no methods', () => {
  expect(paymentMethods(blank)).toEqual([])
  expect(paymentMethods({})).toEqual([])
})

test('[GLB-05.2] an empty field leaves its icon out', () => {
  const names = paymentMethods({ ...blank, visa: 'v.svg', paypal: 'p.svg', mastercard: '' }).map(({ name }) => name)
  expect(names).toEqual(['Visa', 'PayPal'])
  expect(paymentMethods({ ...blank })).toEqual([])
})
