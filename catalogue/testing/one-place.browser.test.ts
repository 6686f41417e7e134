import { expect, onTestFinished, test } from 'vitest'
import { stateOf } from '../../inspector/state-of.ts'
import { waitUntilSettled } from './a-page.ts'
import { everyTemplate } from './every-template.ts'
import { openShop } from './open-shop.ts'
import { runEntry } from './run-entry.ts'
import type { TemplateRun } from './run-template.ts'

const templates = Object.fromEntries(everyTemplate)

/** Starts a template beside what runs already. */
async function startBeside(id: string): Promise<TemplateRun> {
  const entry = templates[id]
  if (!entry) throw new Error(`There is no template ${id}`)
  const run = await runEntry(entry)
  onTestFinished(run.stop)
  return run
}

const reasonOf = ({ explanation }: TemplateRun) =>
  stateOf({ id: 'test', variations: [], anchors: [], explanation }).reason

test.each([
  ['home/replaced-banner', 'home/gallery'],
  ['global/weather-banner', 'home/gallery'],
  ['home/gallery', 'home/replaced-banner'],
  ['home/gallery', 'global/weather-banner'],
  ['product/accordion', 'product/accordion'],
  ['checkout/padlock', 'checkout/padlock'],
  ['basket/returns-promo', 'basket/returns-promo'],
])('[BU-01] while %s has its place, the inspector says why %s is not there, until it follows', async (one, other) => {
  openShop()
  const first = await startBeside(one)
  const second = await startBeside(other)
  expect([first.seen.length, second.seen.length]).toEqual([1, 0])
  expect(reasonOf(second)).toBe('another experience was first in this place')
  first.stop()
  await waitUntilSettled()
  await expect.poll(() => second.seen.length).toBe(1)
  expect(reasonOf(second)).not.toContain('was first')
})
