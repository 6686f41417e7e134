import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { stateOf } from '../../inspector/state-of.ts'
import { waitUntilSettled } from './a-page.ts'
import { everyTemplate } from './every-template.ts'
import { openShop } from './open-shop.ts'
import { runTemplate, type TemplateRun } from './run-template.ts'

const bars = ['global/offer-banner', 'global/promo-countdown', 'global/sticky-banner']

/** Starts the templates with a bar at the top of the page, one after the other; returns their runs. */
async function startBars(width: number): Promise<TemplateRun[]> {
  await page.viewport(width, 844)
  onTestFinished(() => page.viewport(1280, 800))
  openShop()
  const runs: TemplateRun[] = []
  for (const [id, entry] of everyTemplate.filter(([each]) => bars.includes(each))) {
    const top = { banners: [{ match: '/', title: 'Sale', position: 'top' }] }
    const run = await runTemplate({ ...entry, ...(id === 'global/sticky-banner' && { content: top }) })
    onTestFinished(run.stop)
    runs.push(run)
    await waitUntilSettled()
  }
  return runs
}

const seenBars = () => bars.filter((id) => document.querySelector(`.${id.replace('/', '-')}`)?.getClientRects().length)

test('[SHR-01.37] on a phone of all templates with a bar at the top one is drawn and counted', async () => {
  const runs = await startBars(390)
  expect(seenBars()).toHaveLength(1)
  expect(runs.filter(({ seen }) => seen.length > 0)).toHaveLength(1)
  const reasons = runs.map(
    ({ explanation }) => stateOf({ id: 'test', variations: [], anchors: [], explanation }).reason,
  )
  const isTaken = /^one bar is at the top of a phone at a time, and global-[a-z-]+ was first$/
  expect(reasons.filter((reason) => isTaken.test(reason ?? ''))).toHaveLength(2)
  runs.find(({ seen }) => seen.length > 0)?.stop()
  await waitUntilSettled()
  expect(seenBars()).toHaveLength(1)
})

test('on a computer all of them are drawn', async () => {
  await startBars(1280)
  expect(seenBars()).toEqual(bars)
})
