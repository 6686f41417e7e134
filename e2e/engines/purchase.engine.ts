import type { WireEvent } from '../../contract/event.ts'
import type { EngineTab } from '../../tools/engines/engine.ts'
import { expect } from '../demo.ts'
import { listExecuted } from '../gallery/running.ts'
import {
  boots,
  lineOf,
  ofExperiences,
  predicted,
  predictedExperiences,
  visitorOfVariations,
} from '../journey/predicted-events.ts'
import { beVisitor, endSession, test } from './engine-test.ts'

/** Whether the recommendations below the product come into view depends on the height of the page, which fonts decide. */
const isCounted = (event: WireEvent) => ofExperiences(event) && event.experienceId !== 'also-like'

/** Returns the experiences that are counted with a view. */
const countedOn = (view: number) =>
  predictedExperiences.flatMap((line) => {
    const [number, id] = line.split(' ')
    return number === String(view) && id ? [id] : []
  })

/** Waits for the first visible element with this text of a selector, and clicks it by its own method: where it is does not matter here. */
async function press(tab: EngineTab, selector: string, text = ''): Promise<void> {
  const click = () =>
    tab.evaluate(
      ({ selector, text }) => {
        if (!document.querySelector('html[data-hydrated]')) return false
        const all = [...document.querySelectorAll<HTMLElement>(selector)]
        const found = all.find((each) => each.textContent.includes(text) && each.getClientRects().length > 0)
        found?.click()
        return Boolean(found)
      },
      { selector, text },
    )
  await expect.poll(click, { message: `${selector} ${text}` }).toBe(true)
}

test('[SV-59] a full journey leaves exactly the predicted events', async ({ tab, demo }) => {
  await demo.emptyService()
  const visitorId = await beVisitor(tab, demo, visitorOfVariations())
  const lines = async () => (await demo.events(visitorId)).filter((event) => !ofExperiences(event)).map(lineOf)
  const arrived = (count: number) => expect.poll(lines).toEqual(predicted.slice(0, count))
  const endOf = (view: number) => predicted.findLastIndex((line) => line.startsWith(`${view} `)) + 1

  for (const [at, id] of boots.entries()) {
    await tab.open(`${demo.shop}/uk/en/product/${id}`)
    // What has not run is not counted when the page is left.
    await expect.poll(() => tab.evaluate(listExecuted)).toEqual(expect.arrayContaining(countedOn(at + 1)))
    await arrived(at === 2 ? endOf(3) - 4 : endOf(at + 1))
  }
  await press(tab, '[data-state="available"] input')
  // Until the shop has published the choice, it has not taken it.
  await arrived(endOf(3) - 3)
  await press(tab, '[data-anchor="addToBag"]')
  await arrived(endOf(3))

  await tab.open(`${demo.shop}/uk/en/checkout/delivery`)
  await press(tab, '.demo-fill button')
  await press(tab, 'button', 'Continue to billing')
  await press(tab, 'label', 'Invoice')
  await press(tab, 'button', 'Continue to review')
  await press(tab, 'button', 'Place order')
  await expect.poll(() => tab.readUrl()).toContain('/checkout/confirmation')
  await arrived(endOf(7))

  await endSession(tab, demo)
  await tab.open(`${demo.shop}/uk/en/`)
  await tab.evaluate(() => document.querySelector('.for-you')?.scrollIntoView())
  await arrived(predicted.length)

  const counted = async () =>
    (await demo.events(visitorId)).filter(isCounted).map(({ context, experienceId, isControl, timesActivated }) => {
      return `${context.viewNumber} ${experienceId} ${isControl ? 'control' : 'variation'} ${timesActivated}`
    })
  await expect.poll(async () => (await counted()).sort()).toEqual(predictedExperiences.toSorted())
  const events = await demo.events(visitorId)
  expect(events.map(({ meta }) => meta.seq)).toEqual(events.map((_, at) => at + 1))
  expect(new Set(events.map(({ meta }) => meta.id)).size).toBe(events.length)
})
