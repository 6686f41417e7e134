import { expect, test } from 'vitest'
import { anchorNames } from '../../contract/anchors.ts'
import { anchorStates } from './anchor-state.ts'

const lowStock = { id: 'low', name: 'Low stock', variations: [], anchors: ['addToBag'] as const }

function statesOf(change: Partial<Parameters<typeof anchorStates>[0]> = {}) {
  return anchorStates({
    configured: {},
    draft: {},
    experiences: [lowStock],
    pageType: 'product',
    count: () => 0,
    ...change,
  })
}

const addToBag = (change: Parameters<typeof statesOf>[0]) => statesOf(change).find(({ name }) => name === 'addToBag')

test('every anchor is listed, those that most experiences need first', () => {
  const states = statesOf()
  expect(states).toHaveLength(anchorNames.length)
  expect(states[0]).toMatchObject({ name: 'addToBag', label: 'needed', usedBy: ['Low stock'], isMissing: true })
})

test('a selector that matches is found, one that does not is missing on pages that should have it', () => {
  const configured = { addToBag: '.buy' }
  expect(addToBag({ configured, count: () => 1 })).toMatchObject({ label: 'found', tone: 'shown', isMissing: false })
  expect(addToBag({ configured, count: () => 3 })).toMatchObject({ label: '3 found' })
  expect(addToBag({ configured })).toMatchObject({ label: 'not on this page', isMissing: true })
  expect(addToBag({ configured, pageType: 'home' })).toMatchObject({ label: 'not on this page', isMissing: false })
  expect(addToBag({ configured, count: () => -1 })).toMatchObject({ label: 'no selector', tone: 'failed' })
})

test('the parts of a header that a checkout does without are not missing there', () => {
  const promo = (pageType: string) =>
    statesOf({
      configured: { headerPromo: '.promo' },
      experiences: [{ ...lowStock, anchors: ['headerPromo'] }],
      pageType,
    }).find(({ name }) => name === 'headerPromo')
  expect([promo('checkout')?.isMissing, promo('home')?.isMissing]).toEqual([false, true])
})

test('a selector chosen in this tab takes the place of the configured one', () => {
  const state = addToBag({ configured: { addToBag: '.buy' }, draft: { addToBag: '#add' }, count: () => 1 })
  expect(state).toMatchObject({ selector: '#add', isDraft: true })
})
