import type { EngineTab } from '../../tools/engines/engine.ts'
import { expect } from '../demo.ts'
import { beVisitor, test } from './engine-test.ts'

type ShopWindow = {
  __qubit?: { version?: string; getVisitorState(): { visitorId: string }; decorateLink(to: string): string }
}

/** Returns the visitor of the page, once its run is complete. */
async function visitorOn(tab: EngineTab): Promise<string | undefined> {
  const isComplete = () => tab.evaluate(() => Boolean((window as ShopWindow).__qubit?.version))
  await expect.poll(isComplete).toBe(true)
  return tab.evaluate(() => (window as ShopWindow).__qubit?.getVisitorState().visitorId)
}

test('[UR-03, UR-04] a visitor who follows a decorated link to another domain is the same there', async ({
  tab,
  demo,
}) => {
  const visitorId = await beVisitor(tab, demo)
  await tab.open(`${demo.shop}/uk/en/`)
  expect(await visitorOn(tab)).toBe(visitorId)
  // The same server by another name, which is another site for a browser.
  const there = `${demo.shop.replace('localhost', '127.0.0.1')}/uk/en/cart`
  const link = await tab.evaluate((to) => (window as ShopWindow).__qubit?.decorateLink(to) ?? '', there)
  expect(link).toContain(visitorId)
  await tab.open(link)
  expect(await visitorOn(tab)).toBe(visitorId)
  await tab.open(there)
  expect(await visitorOn(tab)).toBe(visitorId)
})
