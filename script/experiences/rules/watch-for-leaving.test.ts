import { expect, test } from 'vitest'
import { waitingFacts } from './testing/waiting-facts.ts'
import { watchForLeaving } from './watch-for-leaving.ts'

type Move = [afterMs: number, x: number, y: number]

/** When the page counts as left, in ms from attaching, for moves given with the time since the one before. */
async function leftAt(...moves: Move[]): Promise<number[]> {
  const facts = waitingFacts()
  const start = facts.clock.now()
  const left: number[] = []
  watchForLeaving(() => left.push(facts.clock.now() - start), facts)
  for (const [afterMs, x, y] of moves) {
    await facts.clock.pass(afterMs)
    facts.move(x, y)
  }
  await facts.clock.pass(5000)
  return left
}

/** Moves as `after x,y`, apart by a bar. */
const moves = (text: string) => text.split(' | ').map((move) => move.split(/[ ,]/).map(Number) as Move)

test.each([
  ['500 px per second', '600 400,200 | 100 400,150', [1000]],
  ['a little less', '600 400,199 | 100 400,150', []],
  ['500 px per second over a longer time', '600 400,250 | 200 400,150', [1100]],
  ['half of the speed over twice the time', '600 400,150 | 200 400,51', []],
  ['downward', '600 400,20 | 100 400,120', []],
  ['ending at 150 px', '600 400,900 | 100 400,150', [1000]],
  ['ending at 151 px', '600 400,900 | 100 400,151', []],
  ['11 px from the left edge', '600 11,900 | 100 11,20', [1000]],
  ['10 px from the left edge', '600 10,900 | 100 10,20', []],
  ['within the first 500 ms', '300 400,900 | 199 400,20', []],
  ['at 500 ms, begun before', '300 400,900 | 200 400,20', [800]],
  ['a move within the strip in the 300 ms', '600 400,900 | 100 400,20 | 200 400,150', [1000]],
  ['a move below the strip in the 300 ms', '600 400,900 | 100 400,20 | 299 400,151', []],
  ['a move below the strip between two samples', '600 400,900 | 100 400,20 | 10 400,151 | 10 400,20', []],
  ['a second one after one that came back', '600 400,900 | 100 400,20 | 200 400,900 | 100 400,20', [1300]],
  ['moves within one sample, which count by the last', '600 400,900 | 20 400,500 | 20 400,20', [1000]],
  ['speed before the last two samples', '600 400,900 | 100 400,190 | 100 400,145', []],
])('of a movement with %s: %s', async (_, text, expected) => {
  expect(await leftAt(...moves(text))).toEqual(expected)
})
