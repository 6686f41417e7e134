import { expect, test } from 'vitest'
import { reasonText } from './reason-text.ts'

const time = 1_767_000_000_000

test.each([
  ['group', true, 'group hero: 0.25 in 0 to 0.5', 'in the part of group hero that may run it'],
  [
    'group',
    false,
    'group hero: 0.75 in 0 to 0.5',
    'in another part of group hero: 0.75 is not in its range of 0 to 0.5',
  ],
  [
    'holdout',
    false,
    'among the 0.125 of visitors who see no experience',
    'in the 12.5 % of visitors who see no experience',
  ],
  ['holdout', true, 'not held out', 'not held out'],
  [
    'variation',
    false,
    'probability 0.9 as saved is beyond all shares, 0.5',
    'only 50 % of visitors get a variation, and this one is at 90 %',
  ],
  ['variation', true, 'probability 0.2 by hash is below 0.5', 'probability 0.2 by hash is below 0.5'],
  ['closed', false, `until ${time}`, `until ${new Date(time).toLocaleString()}`],
  ['times_activated', false, '3 for 2', 'it is 3, and the rule is 2'],
  [
    'lastgeolocation',
    false,
    '"a for b" for {"op":"eq","value":"c for d"}',
    'it is "a for b", and the rule is {"op":"eq","value":"c for d"}',
  ],
  [
    'pageviews.customvalues.uv.page.type',
    false,
    'undefined for {"op":"eq"}',
    'it is undefined, and the rule is {"op":"eq"}',
  ],
  ['trigger', false, 'Poller: could not resolve .price', '.price did not come to the page in time'],
  ['shown', false, 'waiting for the product', 'waiting for the product'],
])('[BU-01] %s (passed: %s) with “%s” reads: %s', (check, passes, because, text) => {
  expect(reasonText({ check, passes, because })).toBe(text)
})
