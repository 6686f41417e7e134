import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameJson } from '../../../contract/steer/same-json.ts'
import type { ExperienceSettings } from '../../../contract/steer/site-changes.ts'
import { changeAt } from './change-settings.ts'
import { differencesOf, takeTheirs } from './compare-settings.ts'
import { placeOf, problemsAt } from './problems-at.ts'

const text = fc.string({ maxLength: 3 })
const content = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.oneof(text, fc.array(text, { maxLength: 2 })))
const variation = fc.record(
  { id: fc.constantFrom('x', 'y'), share: fc.constantFrom(0.2, 0.5), content },
  { requiredKeys: ['id', 'share'] },
)
const settings: fc.Arbitrary<ExperienceSettings> = fc.record(
  { name: text, share: fc.constantFrom(0.1, 0.5), content, variations: fc.array(variation, { maxLength: 2 }) },
  { requiredKeys: [] },
)

test('no differences are the same settings, and taking all of theirs makes theirs', () => {
  fc.assert(
    fc.property(settings, settings, (mine, theirs) => {
      const differences = differencesOf(mine, theirs)
      expect(differencesOf(mine, mine)).toEqual([])
      const taken = takeTheirs(mine, differences)
      expect(isSameJson(taken, theirs) || differencesOf(taken, theirs).length === 0).toBe(true)
      expect(takeTheirs(mine, [])).toBe(mine)
    }),
  )
})

test('contents differ field by field, and those of the same variations too', () => {
  const mine = {
    name: 'A',
    content: { text: 'a', size: 1 },
    variations: [{ id: 'x', share: 0.5, content: { text: 'x' } }],
  }
  const theirs = {
    name: 'A',
    content: { text: 'b', size: 1 },
    variations: [{ id: 'x', share: 0.4, content: { text: 'y' } }],
  }
  expect(differencesOf(mine, theirs).map(({ path }) => path.join('/'))).toEqual([
    'content/text',
    'variations/0/share',
    'variations/0/content/text',
  ])
  const others = { ...theirs, variations: [{ id: 'z', share: 0.4 }] }
  expect(differencesOf(mine, others).map(({ path }) => path.join('/'))).toEqual(['content/text', 'variations'])
})

test('a change leaves what is elsewhere, and undefined takes a value away', () => {
  const before = { a: { b: [1, 2, 3] }, c: {} }
  const after = changeAt(before, ['a', 'b', 1], undefined)
  expect(after).toEqual({ a: { b: [1, 3] }, c: {} })
  expect(after.c).toBe(before.c)
  expect(changeAt(undefined, ['a', 0, 'b'], 1)).toEqual({ a: [{ b: 1 }] })
  expect(changeAt({ a: 1 }, ['a'], undefined)).toEqual({})
})

test('a mistake is found at its place, however that is written', () => {
  const problem = (path: string) => ({ experienceId: 'a', path, problem: 'is wrong', remedy: 'mend it' })
  expect(placeOf(problem('variations[0].share'))).toBe('variations/0/share')
  expect(placeOf(problem('variations[1] content/slots/0/title'))).toBe('variations/1/content/slots/0/title')
  const found = problemsAt(
    [problem('content/slots/0/title'), problem('content/slots')],
    ['content', 'slots', 0, 'title'],
  )
  expect(found).toHaveLength(1)
})
