import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { waitUntilSettled } from '../../testing/a-page.ts'
import { anyExposure } from '../../testing/any-exposure.ts'
import { type InnerScope, innerScope } from '../run/inner-scope.ts'
import { takeTop } from './take-top.ts'

const scopes: InnerScope[] = []
let shown: string[] = []
let everShown: string[] = []
let said: string[] = []

beforeEach(() => {
  shown = []
  everShown = []
  said = []
})

afterEach(async () => {
  for (const scope of scopes.splice(0)) scope.end()
  await page.viewport(1280, 800)
})

/** Lets a template draw a bar; returns what stops it. */
function drawBar(name: string): () => void {
  const exposure = { ...anyExposure, lacks: (because: string) => void said.push(`${name}: ${because}`) }
  const scope = innerScope({ mayRestore: () => true, exposure })
  scopes.push(scope)
  takeTop({ ...scope, name }, (turn) => {
    shown.push(name)
    everShown.push(name)
    turn.onRemove(() => (shown = shown.filter((each) => each !== name)))
  })
  return scope.end
}

test('[SHR-01.37] on a phone only the first bar is at the top, and the others say why', async () => {
  await page.viewport(390, 844)
  for (const name of ['offers', 'countdown', 'banner']) drawBar(name)
  expect(shown).toEqual(['offers'])
  const reason = 'one bar is at the top of a phone at a time, and offers was first'
  expect(said).toEqual([`countdown: ${reason}`, `banner: ${reason}`])
})

test('[SHR-01.37] when the first bar is removed, the next one in the order follows', async () => {
  await page.viewport(390, 844)
  const endOffers = drawBar('offers')
  const endCountdown = drawBar('countdown')
  drawBar('banner')
  endOffers()
  await waitUntilSettled()
  expect(shown).toEqual(['countdown'])
  endCountdown()
  await waitUntilSettled()
  expect(shown).toEqual(['banner'])
  drawBar('late')
  expect(said.at(-1)).toBe('late: one bar is at the top of a phone at a time, and banner was first')
})

test('[SHR-01.37] one that is removed while it waits is never drawn', async () => {
  await page.viewport(390, 844)
  const endOffers = drawBar('offers')
  drawBar('countdown')()
  endOffers()
  await waitUntilSettled()
  expect(shown).toEqual([])
})

test('[SHR-01.37] when all are removed at once, as at a new view, none of those that waited is drawn on the way', async () => {
  await page.viewport(390, 844)
  const ends = ['offers', 'countdown', 'banner'].map(drawBar)
  const drawn = everShown.length
  for (const end of ends) end()
  await waitUntilSettled()
  expect(everShown).toHaveLength(drawn)
})

test('on a wide page each bar is drawn', () => {
  for (const name of ['offers', 'countdown']) drawBar(name)
  expect([shown, said]).toEqual([['offers', 'countdown'], []])
})
