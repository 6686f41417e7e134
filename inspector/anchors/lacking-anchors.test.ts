import { expect, test } from 'vitest'
import type { Explanation } from '../../script/experiences/answer.ts'
import { lackingAnchors } from './lacking-anchors.ts'

const selectors = { addToBag: '#add', productTitle: 'h1' }
const late = { check: 'trigger', passes: false, because: 'Poller: could not resolve #add' }
const elsewhere = { check: 'page type', passes: false, because: 'home is not one of product' }

test.each([
  ['waits for one that the page lacks', 'waiting', [], ['addToBag']],
  ['has waited for it in vain', 'ended', [late], ['addToBag']],
  ['is for pages of another type', 'ended', [elsewhere], []],
  ['runs', 'executed', [], []],
] as const)('an experience that %s: %s', (_, progress, answers, lacking) => {
  const explanation = { progress, answers: [...answers] } as unknown as Explanation
  const count = (selector: string) => Number(selector === 'h1')
  expect(lackingAnchors({ anchors: ['productTitle', 'addToBag'], explanation }, { selectors, count })).toEqual(lacking)
})

test('an anchor without a selector is named by the engine itself', () => {
  const explanation = { progress: 'waiting', answers: [] } as unknown as Explanation
  expect(lackingAnchors({ anchors: ['addToBag'], explanation }, { selectors: {}, count: () => 0 })).toEqual([])
})
