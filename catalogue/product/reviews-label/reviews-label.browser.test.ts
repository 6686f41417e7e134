import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const aLabel = `<p><span id="stars">4.6</span> <a href="#reviews" data-anchor="reviewsLabel">
  <svg width="8" height="8"><title>Star 1</title></svg> <b>27</b> reviews</a></p>`

let run: TemplateRun

beforeEach(() => void aPage(aLabel))

afterEach(() => run.stop())

async function start(reviewLabel = 'Read what {count} say'): Promise<void> {
  run = await runTemplate({ experience, template, content: { reviewLabel } })
}

const label = () => document.querySelector('[data-anchor="reviewsLabel"]') as HTMLAnchorElement
/** As a reader sees it. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent has the title of the icon too
const words = () => label().innerText.trim()

test("[PDP-15.1] the words are others, with the number of the shop's own", async () => {
  await start()
  expect(words()).toBe('Read what 27 say')
  run.stop()
  await start('What others say')
  expect(words()).toBe('What others say')
})

test('[PDP-15.2] without a number for the count the label is left as it was', async () => {
  label().querySelector('b')?.replaceWith('Our')
  const before = pageState()
  await start()
  expect(pageState()).toEqual(before)
})

test('[PDP-15.3] stars, link and what a click does are the same', async () => {
  const kept = () => [...document.querySelectorAll('#stars, a, svg, title, b')]
  const before = kept()
  let clicks = 0
  label().addEventListener('click', (event) => {
    event.preventDefault()
    clicks++
  })
  await start()
  label().click()
  expect(clicks).toBe(1)
  expect(kept().every((node, at) => node === before[at])).toBe(true)
  expect([label().getAttribute('href'), document.getElementById('stars')?.textContent]).toEqual(['#reviews', '4.6'])
  expect(label().querySelector('title')?.textContent).toBe('Star 1')
})

test('[PDP-15.4] a new count of the shop is in the words again, written into its place or with the whole label', async () => {
  await start()
  const count = label().querySelector('b')?.firstChild as Text
  count.data = '28'
  await waitUntilSettled()
  expect(words()).toBe('Read what 28 say')
  label().textContent = '1,029 reviews'
  await waitUntilSettled()
  expect(words()).toBe('Read what 1,029 say')
  label().textContent = 'Be the first'
  await waitUntilSettled()
  expect(words()).toBe('Be the first')
  aPage(aLabel)
  await expect.poll(words).toBe('Read what 27 say')
})

test("[PDP-15.5] removal restores the shop's newest words", async () => {
  const before = pageState()
  await start()
  run.stop()
  expect(pageState()).toEqual(before)
  await start()
  const count = label().querySelector('b')?.firstChild as Text
  count.data = '28'
  await waitUntilSettled()
  expect(words()).toBe('Read what 28 say')
  run.stop()
  expect(words()).toBe('28 reviews')
})
