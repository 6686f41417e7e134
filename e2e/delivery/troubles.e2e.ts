import type { Page } from '@playwright/test'
import { expect, test } from '../demo.ts'
import { begun, chance, emit, openStage, seedOf, storedFor, toldLosses, waiting } from './stage.ts'
import { openTroubledService, type Trouble } from './troubled-service.ts'

const hour = 3_600_000

/** Advances the page's time until the script has processed its view. */
async function passUntilBegun(tab: Page): Promise<void> {
  await expect
    .poll(async () => {
      await tab.clock.runFor(50)
      return tab.evaluate(() => 'begun' in window)
    })
    .toBe(true)
}

/** Advances the page's time until no event waits in it. */
async function drain(tab: Page): Promise<void> {
  await expect
    .poll(async () => {
      await tab.clock.runFor(500)
      return waiting(tab)
    })
    .toBe(0)
}

const rounds: (Trouble | 'kill')[] = [
  'kill',
  'error',
  'cut after storing',
  'garbage',
  'kill',
  'spoil some',
  'refuse batches',
  'silence',
]

test('whatever happens to the service, each accepted event is stored once and in order, or counted as lost with a reason', async ({
  page,
  demo,
}) => {
  const seed = seedOf()
  const random = chance(seed)
  const trackingId = `troubles-${Date.now()}`
  const service = await openTroubledService(demo.service)
  service.isBad = ({ meta }) => meta.type === 'ecBad'
  const stage = await openStage(demo.shop, { endpoints: { base: service.origin }, trackingId })
  try {
    await page.clock.install()
    await page.goto(`${stage.origin}/plain`)
    await passUntilBegun(page)
    const accepted: string[] = []
    const bad: string[] = []
    for (const round of rounds.toSorted(() => random() - 0.5)) {
      if (round === 'kill') await demo.stopService('SIGKILL')
      else service.trouble = round
      const before = service.posted.length
      for (let part = 0; part < 3; part++) {
        accepted.push(...(await emit(page, 1 + Math.floor(random() * 15))).map(({ id }) => id))
        if (round === 'spoil some' || round === 'refuse batches')
          bad.push(...(await emit(page, 1 + Math.floor(random() * 2), 'ecBad')).map(({ id }) => id))
      }
      await expect.poll(() => service.posted.length).toBeGreaterThan(before)
      if (round === 'kill') await demo.startService()
      // Events that the service refuses permanently are dropped at once; the others wait until the service works again.
      else if (round !== 'spoil some' && round !== 'refuse batches') service.trouble = undefined
      await drain(page)
      service.trouble = undefined
    }
    const events = await storedFor(demo.service, trackingId)
    const tests = events.filter(({ meta }) => meta.type === 'ecTest').map(({ meta }) => meta.id)
    const losses = toldLosses(events)
    const repeats = service.posted.filter(({ dedupe }) => dedupe).length
    console.log(
      `seed ${seed}: ${accepted.length} events accepted, ${tests.length} stored, ${bad.length} spoilt; told losses ${JSON.stringify(losses)};`,
      `${service.posted.length} batches, ${repeats} of them with dedupe`,
    )
    expect(tests).toEqual(accepted)
    expect(new Set(events.map(({ meta }) => meta.id)).size).toBe(events.length)
    expect(events.map(({ meta }) => meta.seq)).toEqual(events.map(({ meta }) => meta.seq).toSorted((a, b) => a - b))
    expect(losses).toEqual({ refused: bad.length })
    expect(bad.length).toBeGreaterThan(0)
  } finally {
    await demo.startService().catch(() => {})
    await stage.close()
    await service.stop()
  }
})

test('[QU-12] dedupe is sent if, and only if, an event of the batch was in an earlier batch, also of an earlier page', async ({
  page,
  demo,
}) => {
  const trackingId = `dedupe-${Date.now()}`
  const service = await openTroubledService(demo.service)
  const stage = await openStage(demo.shop, { endpoints: { base: service.origin }, trackingId })
  try {
    // The first page's batch is stored, but the page does not receive the response.
    service.trouble = 'cut after storing'
    await page.goto(`${stage.origin}/plain`)
    await begun(page)
    await expect.poll(() => service.posted.length).toBeGreaterThan(0)
    const count = await waiting(page)
    expect(service.posted[0]?.dedupe).toBe(false)
    await page.goto('about:blank')
    service.trouble = undefined
    const earlier = service.posted.length
    await page.goto(`${stage.origin}/plain`)
    await begun(page)
    await expect.poll(() => waiting(page)).toBe(0)
    await emit(page, 3)
    await expect.poll(() => waiting(page)).toBe(0)

    const attempted = new Set(ids(service.posted.slice(0, earlier)))
    for (const batch of service.posted.slice(earlier)) {
      const again = ids([batch]).some((id) => attempted.has(id))
      expect(batch.dedupe).toBe(again)
      for (const id of ids([batch])) attempted.add(id)
    }
    expect(service.posted[earlier]?.dedupe).toBe(true)
    expect(service.posted.at(-1)?.dedupe).toBe(false)
    const stored = (await storedFor(demo.service, trackingId)).map(({ meta }) => meta.id)
    expect(stored.length).toBeGreaterThan(count)
    expect(new Set(stored).size).toBe(stored.length)
    expect(new Set(stored)).toEqual(attempted)
  } finally {
    await stage.close()
    await service.stop()
  }

  function ids(batches: typeof service.posted): string[] {
    return batches.flatMap(({ events }) => events.map(({ meta }) => meta.id))
  }
})

test('after hours offline and with a clock set back meanwhile all events arrive in order; those older than 168 h are counted', async ({
  page,
  demo,
}) => {
  const trackingId = `offline-${Date.now()}`
  const service = await openTroubledService(demo.service)
  const stage = await openStage(demo.shop, { endpoints: { base: service.origin }, trackingId })
  try {
    await page.clock.install()
    await page.goto(`${stage.origin}/plain`)
    await passUntilBegun(page)
    await drain(page)
    await service.stop()
    const old = await emit(page, 10)
    await page.clock.fastForward(169 * hour)
    const accepted: string[] = []
    for (let passed = 0; passed < 6; passed++) {
      accepted.push(...(await emit(page, 5)).map(({ id }) => id))
      await page.clock.fastForward(hour)
    }
    await page.clock.setSystemTime(await page.evaluate(() => Date.now() - 3 * 3_600_000))
    accepted.push(...(await emit(page, 5)).map(({ id }) => id))
    await service.start()
    await drain(page)
    const events = await storedFor(demo.service, trackingId)
    const tests = events.filter(({ meta }) => meta.type === 'ecTest').map(({ meta }) => meta.id)
    console.log(
      `${accepted.length} events of hours offline, ${tests.length} stored; told losses ${JSON.stringify(toldLosses(events))}`,
    )
    expect(tests).toEqual(accepted)
    expect(toldLosses(events)).toEqual({ 'too old': old.length })
  } finally {
    await stage.close()
    await service.stop()
  }
})
