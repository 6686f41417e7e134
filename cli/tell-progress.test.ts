import { expect, test } from 'vitest'
import { tellProgress } from './tell-progress.ts'

test('rows are told by table, at most once a second', () => {
  const lines: string[] = []
  let time = 0
  const progress = tellProgress(
    (line) => lines.push(line),
    'rows',
    () => time,
  )
  for (; time < 2500; time += 250) progress.add(time < 1500 ? 'events' : 'visitors', 10)
  expect(lines).toEqual(['events: 50 rows', 'visitors: 30 rows'])
})
