import { expect, test } from 'vitest'
import { readTexts } from '../../kit/run/read-texts.ts'
import { mayPay } from './may-pay.ts'

test.each<[string, string | string[]]>([
  ['10.0.0.1', '10.0.0.1'],
  ['10.0.0.2', '10.0.0.1,10.0.0.2'],
  ['10.0.0.2', ' 10.0.0.1 ,\t10.0.0.2 , '],
  ['2001:db8::1', '2001:db8::1'],
  ['10.0.0.2', ['10.0.0.1', ' 10.0.0.2 ']],
])('[PO-07] [BAS-08.2] %s sees the button when the list is %j', (ip, allowed) => {
  expect(mayPay(ip, readTexts(allowed))).toBe(true)
})

test.each([
  ['10.0.0.1', '10.0.0.10'],
  ['10.0.0.1', '10.0.0'],
  ['10.0.0.1', '10.0.0.0/24'],
  ['10.0.0.1', '10.0.0.*'],
  ['10.0.0.1', '10.0.0.1 10.0.0.2'],
  ['2001:db8::1', '2001:DB8::1'],
  [undefined, '10.0.0.1'],
  ['', '10.0.0.1,'],
])('[PO-07] [BAS-08.2] %j does not see the button when the list is %j', (ip, allowed) => {
  expect(mayPay(ip, readTexts(allowed))).toBe(false)
})

test.each(['', ' ', ',', ' , ', [], ['']])('[BAS-08.4] with the list %j nobody sees the button', (allowed) => {
  expect(['10.0.0.1', '', undefined].map((ip) => mayPay(ip, readTexts(allowed)))).toEqual([false, false, false])
})
