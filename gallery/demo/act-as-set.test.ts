import { expect, test } from 'vitest'
import { actAsSet } from './act-as-set.ts'

const day = 86_400_000
const origin = 'http://localhost:4401'

/** Returns a page of a browser with settings, and the addresses that it requests. */
function aPage(offset = 0) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(input instanceof Request ? input.url : String(input))
    return new Response()
  }
  const page = { fetch, Date }
  actAsSet(page, { token: 'T', serviceOrigin: origin, parameter: 'demo', offset })
  return { page, asked }
}

test('requests to the service carry the token of the browser, all others stay as they are', async () => {
  const { page, asked } = aPage()
  const elsewhere = ['/cart', 'https://elsewhere.example/a?b', `${origin}0/ip`, new Request(`${origin}/ip`)]
  for (const input of [`${origin}/cb?d=1`, `${origin}/lookup/a/b`, new URL(`${origin}/ip`), ...elsewhere])
    await page.fetch(input)
  expect(asked).toEqual([
    `${origin}/cb?d=1&demo=T`,
    `${origin}/lookup/a/b?demo=T`,
    `${origin}/ip?demo=T`,
    ...elsewhere.map((input) => (input instanceof Request ? input.url : input)),
  ])
})

test('the clock is ahead wherever it is read, and a given time stays as it is', () => {
  const { Date: Moved } = aPage(3 * day).page
  const ahead = (time: number) => Math.round((time - Date.now()) / day)
  expect([Moved.now(), Number(new Moved()), Moved.parse(Moved())].map(ahead)).toEqual([3, 3, 3])
  expect([Number(new Moved(5)), new Moved(2026, 1).getMonth(), Moved.UTC(1970), Moved.parse('1970-01-01')]).toEqual([
    5, 1, 0, 0,
  ])
  expect(new Moved() instanceof Moved).toBe(true)
  expect(new Moved() instanceof Date).toBe(true)
  class Day extends Moved {}
  expect(new Day()).toBeInstanceOf(Day)
})

test('without an offset the page keeps its own Date', () => {
  expect(aPage().page.Date).toBe(Date)
})
