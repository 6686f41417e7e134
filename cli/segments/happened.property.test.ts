import fc from 'fast-check'
import { expect, test } from 'vitest'
import { event, happened } from '../../contract/segments/conditions.ts'
import { aStartedEngine } from '../../script/segments/testing/a-segment-engine.ts'
import { aClock, type Clock } from '../../script/testing/a-clock.ts'
import { compileSegments } from './compile-segments.ts'

const start = 1_700_000_000_000
const looked = event('ecProduct', { eventType: 'detail' })
const bought = event('ecBasketTransactionSummary')
const window = 10_000
const index = compileSegments([
  { id: 'lately', when: happened(looked, { within: '10 seconds', until: bought }) },
  { id: 'often', when: happened(looked, { times: 3, within: '10 seconds', until: bought }) },
])

const steps = fc.array(
  fc.record({
    pass: fc.constantFrom(0, 1, 2000, 4000, 9999, 10_000),
    kind: fc.constantFrom('look', 'look', 'list', 'buy', 'reload'),
  }),
  { maxLength: 15 },
)

/** The clock of a page: tasks planned on it do not run after the page was left. */
function aPage(clock: Clock): { after: Clock['after']; leave(): void } {
  let isOpen = true
  return {
    after: (ms, task) => clock.after(ms, () => isOpen && task()),
    leave() {
      isOpen = false
    },
  }
}

test('segment membership follows from the times of the events: how recent, how often, and whether a purchase ended it', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(0, 5000, 9999, 10_000), async (list, rest) => {
      const clock = aClock(start)
      let page = aPage(clock)
      let engine = await aStartedEngine({ index, clock, after: page.after })
      /** Since the last purchase: the time of the latest product view, and the views in the open window. */
      let latest = Number.NEGATIVE_INFINITY
      let looks: number[] = []
      const expected = () => {
        const now = clock.now()
        const isOpen = looks[0] !== undefined && now < looks[0] + window
        return [...(now < latest + window ? ['lately'] : []), ...(isOpen && looks.length >= 3 ? ['often'] : [])]
      }
      for (const { pass, kind } of list) {
        await clock.pass(pass)
        const now = clock.now()
        if (kind === 'look') {
          latest = now
          looks = looks[0] !== undefined && now < looks[0] + window ? [...looks, now] : [now]
          engine.see({ eventType: 'detail', meta: { type: 'ecProduct' } })
        } else if (kind === 'list') engine.see({ eventType: 'listing', meta: { type: 'ecProduct' } })
        else if (kind === 'buy') {
          latest = Number.NEGATIVE_INFINITY
          looks = []
          engine.see({ meta: { type: 'ecBasketTransactionSummary' } })
        } else {
          engine.leave()
          page.leave()
          page = aPage(clock)
          engine = await aStartedEngine({ index, clock, after: page.after, storage: engine.storage })
        }
        expect(engine.getMemberships().sort()).toEqual(expected())
      }
      await clock.pass(rest)
      expect(engine.getMemberships().sort()).toEqual(expected())
    }),
    { numRuns: 300 },
  )
})
