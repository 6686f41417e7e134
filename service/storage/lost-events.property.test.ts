import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lossReasons } from '../../contract/loss-reasons.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { sqliteStorage } from './sqlite-storage.ts'

const hourMs = 3_600_000
const counts = fc.dictionary(fc.constantFrom(...lossReasons, 'eaten', 'a'), fc.integer({ min: 1, max: 1000 }))
/** Reports, and how they arrive: which one, in which hour, together with how many others. */
const arrivals = fc.tuple(
  fc.array(counts, { minLength: 1, maxLength: 6 }),
  fc.array(fc.record({ which: fc.nat({ max: 5 }), hour: fc.nat({ max: 3 }), isWithNext: fc.boolean() }), {
    maxLength: 20,
  }),
)

test('[BN-12] the losses of each hour equal a recount of the reports that arrived first in it, however they are repeated', async () => {
  await fc.assert(
    fc.asyncProperty(arrivals, async ([reports, sent]) => {
      const storage = sqliteStorage(':memory:')
      const events = reports.map((data) => anEvent({ code: 'loss', data, meta: { type: 'qubit.debug' } }))
      const told = sent.map(({ which, hour, isWithNext }) => ({ which: which % events.length, hour, isWithNext }))
      const expected = new Map<string, number>()
      const seen = new Set<number>()
      for (let from = 0, to = 0; from < told.length; from = to) {
        do to += 1
        while (told[to - 1]?.isWithNext && to < told.length)
        const batch = told.slice(from, to)
        const hour = batch[0]?.hour ?? 0
        await storage.events.append({
          trackingId: 'shop',
          receivedAt: hour * hourMs + from,
          refused: [],
          events: batch.flatMap(({ which }) => {
            const event = events[which]
            return event ? [{ event, text: JSON.stringify(event), bot: false }] : []
          }),
        })
        for (const { which } of batch) {
          if (seen.has(which)) continue
          seen.add(which)
          for (const [reason, lost] of Object.entries(reports[which] ?? {})) {
            const key = `${hour} ${(lossReasons as readonly string[]).includes(reason) ? reason : ''}`
            expected.set(key, (expected.get(key) ?? 0) + lost)
          }
        }
      }
      const sums = await storage.traffic.sums('shop', 0, 9 * hourMs)
      const lost = sums.filter(({ measure }) => measure === 'lost')
      await storage.close()
      expect(new Map(lost.map(({ at, detail, total }) => [`${at / hourMs} ${detail}`, total]))).toEqual(expected)
    }),
    { numRuns: 100 },
  )
})
