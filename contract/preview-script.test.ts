import { expect, test } from 'vitest'
import { isLocalPreviewId, previewEnvironmentOf, previewScriptName } from './preview-script.ts'

test.each([
  ['true', 'smartserve-shop-preview.js'],
  ['1', 'smartserve-shop-preview.js'],
  ['', 'smartserve-shop-preview.js'],
  ['my-own_1', 'smartserve-shop-my-own_1-preview.js'],
  ['0', undefined],
  ['false', undefined],
  ['../evil', undefined],
  ['a/b', undefined],
  ['a%2fb', undefined],
  ['x'.repeat(65), undefined],
])('[PV-01] a flag of %j requests the script %s', (flag, name) => {
  expect(previewScriptName('shop', flag)).toBe(name)
})

test('[PV-01] a value of the flag with another meaning cannot name a preview of somebody’s own', () => {
  expect(['0', '1', 'true', 'false', ''].filter(isLocalPreviewId)).toEqual([])
  expect(isLocalPreviewId('mine')).toBe(true)
})

test.each([
  [undefined, 'production'],
  ['', 'production'],
  ['Staging', 'staging'],
  ['development', 'development'],
  ['test', 'development'],
  ['qa', 'production'],
])('[PV-01] a site in the environment %j uses the previews of %s', (name, environment) => {
  expect(previewEnvironmentOf(name)).toBe(environment)
})
