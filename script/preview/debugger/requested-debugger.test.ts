import { expect, test } from 'vitest'
import { addressOptions } from '../../address-options.ts'
import { requestedDebugger } from './requested-debugger.ts'

const ask = (address: string, environment?: string) =>
  requestedDebugger(addressOptions(`https://shop.test/${address}`), environment)

test.each([
  ['?qb_debugger', { environment: 'production' }],
  ['?qb_debugger=', { environment: 'production' }],
  ['?qb_debugger=Staging', { environment: 'staging' }],
  ['?qb_debugger=test', { environment: 'development' }],
  ['#qb_preview_id=7', { environment: 'production', previewId: '7' }],
  ['?qb_debugger=development#qb_preview_id=7', { environment: 'development', previewId: '7' }],
  ['?qb_debugger=0', 'off'],
  ['?qb_debugger=false', 'off'],
  ['?smartserve_preview=0#qb_preview_id=7', 'off'],
  ['?smartserve_preview=1', undefined],
  ['', undefined],
])('[PV-09] the address %s asks for %j', (address, expected) => {
  expect(ask(address)).toEqual(expected)
})

test('[PV-09] a preview id alone means the environment of the site', () => {
  expect(ask('#qb_preview_id=7', 'test')).toEqual({ environment: 'development', previewId: '7' })
  // The flag without a value means production, whatever the site's environment.
  expect(ask('?qb_debugger', 'staging')).toEqual({ environment: 'production' })
})

test.each([
  ['?qb_debugger=evil', 'qb_debugger names evil: give production, staging or development'],
  ['?qb_debugger=constructor', 'qb_debugger names constructor'],
  ['#qb_preview_id=', 'qb_preview_id is empty or too long'],
  [`#qb_preview_id=${'x'.repeat(129)}`, 'qb_preview_id is empty or too long'],
])('[PV-09] the address %s is refused with the remedy', (address, message) => {
  expect(() => ask(address)).toThrow(message)
})
