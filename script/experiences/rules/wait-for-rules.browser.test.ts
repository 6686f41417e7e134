import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRulePage } from '../../browser/rule-page.ts'
import { aLog } from '../../testing/a-log.ts'
import type { CheckAnswer } from '../answer.ts'
import { waitForRules } from './wait-for-rules.ts'

/** Advances the fake clock. With real timers a busy machine could slow down a quick mouse movement. */
const pause = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const stopping: AbortController[] = []

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))

afterEach(() => {
  vi.useRealTimers()
  for (const each of stopping.splice(0)) each.abort()
  sessionStorage.clear()
})

/** Evaluates waiting rules on this page, or on the given document. */
function wait(rules: Record<string, unknown>, page: Document = document) {
  const stop = new AbortController()
  stopping.push(stop)
  const hooks: (() => void)[] = []
  const seen: { answers?: CheckAnswer[] } = {}
  const waits = Promise.withResolvers<void>()
  const done = waitForRules(rules, {
    ...openRulePage(() => page),
    signal: stop.signal,
    now: () => Date.now(),
    after: (ms, task) => void setTimeout(task, ms),
    viewTs: Date.now(),
    sessionTs: Date.now(),
    experienceId: 'offers',
    deviceType: 'computer',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
    memberships: undefined,
    log: aLog(),
    report: () => waits.resolve(),
    onActivation: (hook) => void hooks.push(hook),
  })
  done.then((answers) => Object.assign(seen, { answers }))
  const activate = () => hooks.forEach((hook) => void hook())
  return { seen, done, waits: waits.promise, stop: () => stop.abort(), activate }
}

/** Like `wait`, but resolves once the mouse is watched, because the rule's code is loaded on demand. */
async function watch(rules: Record<string, unknown>) {
  const waiting = wait(rules)
  await waiting.waits
  await pause(0)
  return waiting
}

const move = (clientX: number, clientY: number) =>
  document.body.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY, bubbles: true }))

/** Waits until mouse movements count, then moves the mouse to the top within 120 ms. */
async function leave(): Promise<void> {
  await pause(600)
  move(400, 600)
  await pause(120)
  move(400, 20)
}

test('[TR-09] wait_for_body waits until the document has a body', async () => {
  const page = document.implementation.createHTMLDocument()
  page.body.remove()
  const { seen } = wait({ wait_for_body: true }, page)
  page.head.append(page.createElement('script'))
  await pause(100)
  expect(seen).toEqual({})
  page.documentElement.append(page.createElement('body'))
  await pause(0)
  expect(seen.answers).toEqual([{ check: 'wait_for_body', passes: true, because: 'the page has a body' }])
  // With a body it passes at once.
  expect(await wait({ wait_for_body: true }).done).toMatchObject([{ passes: true }])
})

test('a stopped wait_for_body does not pass when the body is added later', async () => {
  const page = document.implementation.createHTMLDocument()
  page.body.remove()
  const { done, stop } = wait({ wait_for_body: true }, page)
  stop()
  page.documentElement.append(page.createElement('body'))
  expect(await done).toMatchObject([{ passes: false, because: 'stopped' }])
})

test('[TR-19] leaving_page passes 300 ms after the mouse moved quickly to the top', async () => {
  const { seen } = await watch({ leaving_page: 0 })
  await leave()
  await pause(299)
  expect(seen).toEqual({})
  await pause(1)
  expect(seen.answers).toEqual([{ check: 'leaving_page', passes: true, because: 'the mouse left' }])
})

test('[TR-19] leaving_page passes reliably, 25 times in a row', async () => {
  const all = await Promise.all(Array.from({ length: 25 }, () => watch({ leaving_page: 0 })))
  await leave()
  await pause(300)
  const answers = (await Promise.all(all.map(({ done }) => done))).flat()
  expect(answers.filter(({ passes }) => passes)).toHaveLength(25)
})

test.each<[string, () => Promise<unknown>]>([
  [
    'a movement that is too slow',
    async () => {
      await pause(600)
      for (const y of [260, 230, 200, 170, 140]) {
        move(400, y)
        await pause(120)
      }
    },
  ],
  [
    'a movement that ends below the top 150 px',
    async () => {
      await pause(600)
      move(400, 900)
      await pause(120)
      move(400, 151)
    },
  ],
  [
    'a movement at the left edge',
    async () => {
      await pause(600)
      move(10, 600)
      await pause(120)
      move(10, 20)
    },
  ],
  [
    'a movement within 500 ms of attaching',
    async () => {
      await pause(50)
      move(400, 600)
      await pause(120)
      move(400, 20)
    },
  ],
  [
    'a movement that comes back within 300 ms',
    async () => {
      await leave()
      await pause(120)
      move(400, 151)
    },
  ],
])('[TR-19] %s does not pass', async (_, movement) => {
  const { seen } = await watch({ leaving_page: 0 })
  await movement()
  await pause(500)
  expect(seen).toEqual({})
})

test('[TR-22] an activation by leaving page sets the flag of its experience, and the rule does not pass again', async () => {
  const first = await watch({ leaving_page: 0 })
  await leave()
  await pause(300)
  expect(await first.done).toMatchObject([{ passes: true }])
  expect(sessionStorage.getItem('qb_leaving_offers')).toBe(null)
  first.activate()
  expect(sessionStorage.getItem('qb_leaving_offers')).toBe('1')
  expect(await wait({ leaving_page: 0 }).done).toMatchObject([
    { passes: false, because: 'activated before in this tab' },
  ])
})
