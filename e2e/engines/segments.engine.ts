import { expect } from '../demo.ts'
import { boots } from '../journey/predicted-events.ts'
import { beVisitor, endSession, leaveShop, segmentsOn, test } from './engine-test.ts'

test('a visitor joins segments while shopping, and keeps them without local storage and in the next session', async ({
  tab,
  demo,
}) => {
  const visitorId = await beVisitor(tab, demo)
  const stashed = async () => {
    const reply = await fetch(`${demo.service}/stash/v1.1/kv/get/norrow/public/segments-${visitorId}`)
    return ((await reply.json()) as { data: { segments: string[] } | null }).data?.segments.sort()
  }
  for (const product of boots) {
    await tab.open(`${demo.shop}/uk/en/product/${product}`)
    await expect.poll(() => segmentsOn(tab)).toContain('new-visitor')
    await expect
      .poll(async () => (await demo.events(visitorId)).some(({ meta }) => meta.url.includes(product)))
      .toBe(true)
  }
  await expect.poll(() => segmentsOn(tab)).toEqual(['boots-lover', 'new-visitor'])
  await expect.poll(stashed).toEqual(['boots-lover', 'new-visitor'])

  await leaveShop(tab, demo)
  await tab.evaluate(() => localStorage.clear())
  await tab.open(`${demo.shop}/uk/en/shop/women`)
  await expect.poll(() => segmentsOn(tab)).toEqual(['boots-lover', 'new-visitor'])

  await endSession(tab, demo)
  await tab.open(`${demo.shop}/uk/en/`)
  await expect.poll(() => segmentsOn(tab)).toEqual(['boots-lover', 'returning'])
})
