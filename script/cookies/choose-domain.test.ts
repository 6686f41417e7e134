import { expect, test } from 'vitest'
import { domainValidation } from '../startup/steps/domain-validation.ts'
import { aRun } from '../testing/a-run.ts'
import { chooseDomain } from './choose-domain.ts'

test.each([
  ['the host itself', ['shop.test'], 'shop.test', 'shop.test'],
  ['the parent domain of the host', ['shop.test'], 'www.shop.test', 'shop.test'],
  ['a configured leading dot', ['.shop.test'], 'www.shop.test', 'shop.test'],
  ['another case', ['Shop.TEST'], 'WWW.shop.test', 'shop.test'],
  ['the longest of several', ['shop.test', 'uk.shop.test', 'test'], 'www.uk.shop.test', 'uk.shop.test'],
  ['none for a host that only ends in a configured domain', ['shop.test'], 'myshop.test', undefined],
  ['none for a parent of the domain', ['www.shop.test'], 'shop.test', undefined],
  ['none without configured domains', [], 'shop.test', undefined],
])('[ST-15] the cookie domain: %s', (_, domains, host, domain) => {
  expect(chooseDomain(domains, host)).toBe(domain)
})

test('[ST-15] the run aborts when no domain fits, and stores the domain when one does', () => {
  const foreign = aRun({ page: { host: () => 'other.test' } })
  expect(domainValidation(foreign)).toEqual({ stop: 'No cookie domain in the config matches the current domain' })
  const own = aRun({ config: { domains: ['.Shop.test'] } })
  expect(domainValidation(own)).toBeUndefined()
  expect(own.domain).toBe('shop.test')
})
