import { expect, test } from 'vitest'
import { refuseDomain } from '../init/read-answers.ts'
import { aSite } from '../testing/a-site.ts'
import { checkAddresses } from './check-addresses.ts'

test.each([
  ['tee-händler.de', "give the domain alone: 'xn--tee-hndler-u5a.de'"],
  [' tea.example', "give the domain alone: 'tea.example'"],
  ['*.tea.example', "give the domain alone: 'tea.example'"],
  ['https://tea.example/uk', "give the domain alone: 'tea.example'"],
  ['tea.example:443', "give the domain alone: 'tea.example'"],
  ['tea shop', "give a domain such as 'example.com'"],
])('of %j, which is no domain, the check says what to write instead', (domain, remedy) => {
  const path = 'domains[0]'
  expect(checkAddresses({ ...aSite(), domains: [domain] })).toEqual([
    { path, problem: `'${domain}' is not a domain`, remedy },
  ])
})

test('instep init says how browsers name a domain with other letters than those of English', () => {
  expect(refuseDomain('tee-händler.de')).toBe('Give it as browsers name it: xn--tee-hndler-u5a.de')
  expect(refuseDomain('https://tea.example')).toContain('without https://')
  expect(refuseDomain('Tea.example')).toBe(undefined)
})
