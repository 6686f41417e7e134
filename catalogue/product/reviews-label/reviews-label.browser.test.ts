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

async function startExperience(reviewLabel = 'Read what {count} say'): Promise<void> {
  run = await runTemplate({ experience, template, content: { reviewLabel } })
}

const findLabel = () => document.querySelector('[data-anchor="reviewsLabel"]') as HTMLAnchorElement
/** Returns the visible text. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent includes the title of the icon
const readText = () => findLabel().innerText.trim()

test("[PDP-15.1] the new text contains the number of the shop's text", async () => {
  await startExperience()
  expect(readText()).toBe('Read what 27 say')
  run.stop()
  await startExperience('What others say')
  expect(readText()).toBe('What others say')
})

test('[PDP-15.2] without a number for the count the label does not change', async () => {
  findLabel().querySelector('b')?.replaceWith('Our')
  const before = pageState()
  await startExperience()
  expect(pageState()).toEqual(before)
})

test('[PDP-15.3] stars, link and click handling do not change', async () => {
  const listKeptNodes = () => [...document.querySelectorAll('#stars, a, svg, title, b')]
  const before = listKeptNodes()
  let clicks = 0
  findLabel().addEventListener('click', (event) => {
    event.preventDefault()
    clicks++
  })
  await startExperience()
  findLabel().click()
  expect(clicks).toBe(1)
  expect(listKeptNodes().every((node, at) => node === before[at])).toBe(true)
  expect([findLabel().getAttribute('href'), document.getElementById('stars')?.textContent]).toEqual(['#reviews', '4.6'])
  expect(findLabel().querySelector('title')?.textContent).toBe('Star 1')
})

test('[PDP-15.3] styles, code and data within the label do not change, and their numbers are not the count', async () => {
  findLabel().prepend(
    document
      .createRange()
      .createContextualFragment(
        '<style>b { margin: 3px }</style><script type="application/json">{"count": 99}</script><noscript>99</noscript>',
      ),
  )
  const listCode = () => [...findLabel().querySelectorAll('style, script, noscript')].map((each) => each.textContent)
  const before = listCode()
  await startExperience()
  expect([readText(), listCode()]).toEqual(['Read what 27 say', before])
})

test('[PDP-15.4] a new count of the shop appears in the text, whether the shop updates only the count or the whole label', async () => {
  await startExperience()
  const count = findLabel().querySelector('b')?.firstChild as Text
  count.data = '28'
  await waitUntilSettled()
  expect(readText()).toBe('Read what 28 say')
  findLabel().textContent = '1,029 reviews'
  await waitUntilSettled()
  expect(readText()).toBe('Read what 1,029 say')
  findLabel().textContent = 'Be the first'
  await waitUntilSettled()
  expect(readText()).toBe('Be the first')
  aPage(aLabel)
  await expect.poll(readText).toBe('Read what 27 say')
})

test("[PDP-15.5] removing the experience restores the shop's latest text", async () => {
  const before = pageState()
  await startExperience()
  run.stop()
  expect(pageState()).toEqual(before)
  await startExperience()
  const count = findLabel().querySelector('b')?.firstChild as Text
  count.data = '28'
  await waitUntilSettled()
  expect(readText()).toBe('Read what 28 say')
  run.stop()
  expect(readText()).toBe('28 reviews')
})
