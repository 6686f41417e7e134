import { expect, test } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { requireOwnName } from './own-name.ts'

test.each(['size-hint', 'a', 'x'.repeat(64), 'offers2', 'offers-w'])('[BU-06] %s is a name', (name) => {
  expect(() => requireOwnName(name, aSite())).not.toThrow()
})

test.each([
  ['Size Hint', 'such as size-hint'],
  ['9-lives', 'such as lives'],
  ['-', 'such as my-idea'],
  ['', 'such as my-idea'],
  ['size_hint', 'such as size-hint'],
  ['x'.repeat(65), '64 at most'],
  ['holdout', "The name holdout is the script's own: choose another name"],
  ['offers', 'The site has an experience offers already: choose another name'],
  ['offers-v', 'the id is that of a variation of offers. Choose another name'],
  ['product/my-idea', 'write e.g. my-idea'],
  ['../evil', 'write e.g. evil'],
  ['product/low-stok', `The ready-made product/low-stock needs no code: give its content in an entry with template: '`],
])('[BU-06] the name %j is refused with the remedy: %s', (name, remedy) => {
  expect(() => requireOwnName(name, aSite())).toThrow(remedy)
})

test('[BU-06] a name is not refused for ids that were wrong before', () => {
  const [offers] = aSite().experiences
  const experiences = offers ? [offers, offers] : []
  expect(() => requireOwnName('mine', aSite({ experiences }))).not.toThrow()
})
