import { expect, test } from 'vitest'
import type { PlacementInstance } from '../../catalogue/define-site.ts'
import { aSite } from '../testing/a-site.ts'
import { checkSite } from './check-site.ts'

const code = import.meta.url

function problemsOf(...placements: unknown[]) {
  return checkSite(aSite({ placements: placements as PlacementInstance[] }))
}

test('placements with ids, triggers and code have no problems', () => {
  const triggers = { pageUrl: { op: 'match', values: ['/uk/'] }, deviceType: { op: 'nin', values: [] } }
  const active = { id: 'one', triggers, poll: ['.hero'], code }
  expect(problemsOf({ id: 'hero', active }, { id: 'items', draft: { id: 'two' } })).toEqual([])
})

test.each([
  [{ active: { id: 'one' } }, 'placements[0]', 'has no id'],
  [{ id: 'a b', active: { id: 'one' } }, 'placements[0] a b', 'the id is not an id'],
  [{ id: 'hero' }, 'placements[0] hero', 'has no implementation'],
  [{ id: 'hero', active: {} }, 'placements[0] hero active', 'has no id'],
  [{ id: 'hero', draft: { id: '' } }, 'placements[0] hero draft', 'has no id'],
  [
    { id: 'hero', active: { id: 'one', triggers: { pageType: { op: 'like', values: [] } } } },
    'placements[0] hero active triggers.pageType.op',
    "is 'like'",
  ],
  [
    { id: 'hero', active: { id: 'one', triggers: { pageUrl: { op: 'in', values: [] } } } },
    'placements[0] hero active triggers.pageUrl.op',
    "is 'in'",
  ],
  [
    { id: 'hero', active: { id: 'one', triggers: { page: { op: 'in', values: [] } } } },
    'placements[0] hero active triggers.page',
    'is not a trigger',
  ],
  [
    { id: 'hero', active: { id: 'one', triggers: { pageType: { op: 'in', values: 'home' } } } },
    'placements[0] hero active triggers.pageType.values',
    'is not a list of texts',
  ],
  [
    { id: 'hero', active: { id: 'one', triggers: { pageUrl: { op: 'match', values: ['('] } } } },
    'placements[0] hero active triggers.pageUrl.values',
    "'(' is not a regular expression",
  ],
  [{ id: 'hero', active: { id: 'one', poll: '.hero' } }, 'placements[0] hero active poll', 'is not a list of texts'],
])('the placement %j is reported at %s: %s', (placement, path, problem) => {
  expect(problemsOf(placement)).toEqual([{ path, problem, remedy: expect.stringMatching(/^(give|use|correct)/) }])
})

test('a duplicate id and a missing code file are reported', () => {
  const missing = new URL('./nothing.ts', code).href
  expect(
    problemsOf({ id: 'hero', active: { id: 'one', code: missing } }, { id: 'hero', active: { id: 'one' } }),
  ).toEqual([
    { path: 'placements', problem: 'the id hero is used twice', remedy: expect.any(String) },
    { path: 'placements[0] hero active code', problem: `there is no file ${missing}`, remedy: expect.any(String) },
  ])
})
