import { expect, test } from 'vitest'
import type { Figures } from './load-page.ts'
import { comparisonTable, drawingTable } from './report.ts'

const figures = (given: Partial<Figures>): Figures => ({
  longTasks: [],
  layoutShift: 0,
  seen: {},
  executed: {},
  blockingMs: 0,
  scriptMs: 0,
  busyMs: 0,
  requests: [],
  profile: { nodes: [] },
  ...given,
})

test('a table has a column for each script and a row for each measure with a value for at least one script', () => {
  const columns = {
    alone: [figures({ busyMs: 1000 }), figures({ busyMs: 2000 })],
    instep: [figures({ busyMs: 1234.4, scriptMs: 5, layoutShift: 0.0421 })],
  }
  const measures = [
    { name: 'busy', of: ({ busyMs }: Figures) => busyMs },
    { name: 'script', of: ({ scriptMs }: Figures) => scriptMs || undefined },
    { name: 'shift', digits: 3, of: ({ layoutShift }: Figures) => layoutShift },
    { name: 'hydrated', of: ({ hydrated }: Figures) => hydrated },
  ]
  expect(comparisonTable({ title: 'home', columns }, measures).split('\n')).toEqual([
    '### home',
    '',
    '|  | alone | instep |',
    '| --- | --: | --: |',
    '| busy | 1,500 (1,250–1,750) | 1,234 |',
    '| script | – | 5 |',
    '| shift | 0.000 | 0.042 |',
  ])
})

test('an experience counts as rendered when its selector matches or, when it has no visible element, when it has run', () => {
  const loads = [
    figures({ hydrated: 100, seen: { '.offers': 130 }, executed: { offers: 160, counts: 150 } }),
    figures({ hydrated: 200, seen: { '.offers': 240 }, executed: { offers: 260, counts: 250 } }),
  ]
  expect(drawingTable({ home: loads }, (id) => (id === 'offers' ? '.offers' : undefined))).toEqual([
    '| page | experience |  | ms after hydration |',
    '| --- | --: | --: | --: |',
    '| home | counts | has run | 50 |',
    '| home | offers | drawn | 35 (33–38) |',
  ])
})
