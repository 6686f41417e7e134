import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { scoreOf, scoreSum, scoreSumSql } from './score.ts'

test('[BU-07] what was done a half-life later, or twice at once, counts double', () => {
  expect(scoreOf(3000, 1000)).toBe(3)
  expect(scoreOf(2000, 1000, 2)).toBe(3)
  expect(scoreSum(scoreOf(2000, 1000), scoreOf(2000, 1000))).toBe(3)
})

test('[BU-07] the sum of two scores is that of what they stand for, in any order, also in SQL', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE scores (id INTEGER PRIMARY KEY, score REAL)')
  const add = database.prepare(
    `INSERT INTO scores VALUES (?, ?) ON CONFLICT DO UPDATE SET score = ${scoreSumSql('score')} RETURNING score`,
  )
  for (const [at, [one, other]] of [
    [5, 3],
    [3, 5],
    [2, 2],
    [20_000, 19_999.5],
  ].entries()) {
    // biome-ignore format: pairs
    const base = Math.max(one ?? 0, other ?? 0)
    const exact = base + Math.log2(2 ** ((one ?? 0) - base) + 2 ** ((other ?? 0) - base))
    expect(scoreSum(one ?? 0, other ?? 0)).toBeCloseTo(exact, 9)
    add.get(at, one ?? 0)
    expect(add.get(at, other ?? 0)?.score).toBeCloseTo(exact, 9)
  }
  database.close()
})
