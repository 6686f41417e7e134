import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { experienceResults } from '../../../service/results/experience-results.ts'
import { setStraysApart } from '../../../service/results/set-strays-apart.ts'
import { sqliteStorage } from '../../../service/storage/sqlite-storage.ts'
import { seedTraffic } from './seed-traffic.ts'

const now = Date.UTC(2026, 10, 20, 12)

test('the invented weeks show segments, losses, one experiment that wins, one that loses, one that does nothing, and one alarm', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'instep-seed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await seedTraffic(folder, { trackingId: 'norrow', shop: 'http://localhost', now })
  const storage = sqliteStorage(join(folder, 'service.sqlite'))
  const told = async (id: string) => {
    const counts = await storage.results.counts('norrow', id)
    if (!counts) throw new Error(`nobody has seen ${id}`)
    const { variations, sampleRatio } = experienceResults(id, setStraysApart(counts, null))
    const { isSignificant, estimate } = variations[1]?.rateUplift ?? {}
    return [isSignificant, Math.sign(estimate ?? 0), sampleRatio.isAlarm]
  }
  expect(await told('accordion')).toEqual([true, 1, false])
  expect(await told('delivery-bar')).toEqual([true, -1, false])
  expect((await told('free-returns-note'))[0]).toBe(false)
  expect((await told('quick-size'))[2]).toBe(true)
  const week = await storage.traffic.sums('norrow', now - 7 * 86_400_000, now)
  expect(new Set(week.map(({ at }) => at)).size).toBeGreaterThan(150)
  expect(await storage.traffic.sums('norrow', now + 3_600_000, now + 86_400_000)).toEqual([])
  const losses = week.filter(({ measure }) => measure === 'lost')
  expect([...new Set(losses.map(({ detail }) => detail))].sort()).toEqual(['not stored', 'queue full', 'too old'])
  const of = { trackingId: 'norrow', experienceId: 'accordion', iterationId: '1', conversion: 'primary' }
  const parts = (await storage.results.parts(of)).filter(({ dimension }) => dimension === 'segment')
  expect(new Set(parts.map(({ value }) => value))).toEqual(
    new Set(['new-visitor', 'mobile-campaign', 'boots-lover', 'sale-hunter']),
  )
  const segments = await storage.segments.counts('norrow', Math.floor(now / 86_400_000) - 6)
  const intent = segments.find(({ segmentId }) => segmentId === 'high-intent')
  expect(intent?.members).toBeGreaterThan(100)
  expect(intent?.left).toBeGreaterThan(20)
  await storage.close()
})
