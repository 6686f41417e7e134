import { expect, test } from 'vitest'
import { waitingFacts } from './testing/waiting-facts.ts'
import { watchForLeaving } from './watch-for-leaving.ts'

type Move = [afterMs: number, x: number, y: number]

/** Returns when the page counts as left, in ms since the start, for moves with the time since the previous one. */
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

/** Parses moves in the form `after x,y`, separated by bars. */
const moves = (text: string) => text.split(' | ').map((move) => move.split(/[ ,]/).map(Number) as Move)

test.each([
  ['500 px per second', '600 400,200 | 100 400,150', [1000]],
  ['slightly less than 500 px per second', '600 400,199 | 100 400,150', []],
  ['500 px per second over a longer time', '600 400,250 | 200 400,150', [1100]],
  ['half the speed over twice the time', '600 400,150 | 200 400,51', []],
  ['downward', '600 400,20 | 100 400,120', []],
  ['ending at 150 px', '600 400,900 | 100 400,150', [1000]],
  ['ending at 151 px', '600 400,900 | 100 400,151', []],
  ['11 px from the left edge', '600 11,900 | 100 11,20', [1000]],
  ['10 px from the left edge', '600 10,900 | 100 10,20', []],
  ['within the first 500 ms', '300 400,900 | 199 400,20', []],
  ['the start before 500 ms and the end after', '300 400,900 | 200 400,20', [800]],
  ['a move within the strip in the 300 ms', '600 400,900 | 100 400,20 | 200 400,150', [1000]],
  ['a move below the strip in the 300 ms', '600 400,900 | 100 400,20 | 299 400,151', []],
  ['a move below the strip between two samples', '600 400,900 | 100 400,20 | 10 400,151 | 10 400,20', []],
  ['a return and a second leaving', '600 400,900 | 100 400,20 | 200 400,900 | 100 400,20', [1300]],
  ['several moves within one sample, of which the last counts', '600 400,900 | 20 400,500 | 20 400,20', [1000]],
  ['the required speed only before the last two samples', '600 400,900 | 100 400,190 | 100 400,145', []],
])('whether a mouse movement with %s counts as leaving: %s', async (_, text, expected) => {
  expect(await leftAt(...moves(text))).toEqual(expected)
})
