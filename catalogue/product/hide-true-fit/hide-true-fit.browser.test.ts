import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPage, pageState } from '../../testing/a-page.ts'
import { leap } from '../../testing/leap.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const aWidget = '<div data-anchor="trueFitWidget"><button>Find my size</button></div>'
const selector = (widget = '') => `
  <fieldset data-anchor="sizeSelector"><legend>Size</legend>
    <label><input type="radio" name="size" value="38"> 38</label>${widget}</fieldset>
  <button id="after">Add to bag</button>`

let run: TemplateRun

beforeEach(() => void aPage(selector(aWidget)))

afterEach(() => {
  run.stop()
  vi.useRealTimers()
})

async function start(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

const widget = () => document.querySelector('[data-anchor="trueFitWidget"]') as HTMLElement
const isHidden = () => getComputedStyle(widget()).display === 'none'
const sizes = () => document.querySelector('[data-anchor="sizeSelector"]') as HTMLElement
const elements = (html: string) => document.createRange().createContextualFragment(html)

test('[PDP-10.1] a widget that is there is hidden, takes no room and is not reached with Tab', async () => {
  const { height } = sizes().getBoundingClientRect()
  await start()
  expect(isHidden()).toBe(true)
  expect(sizes().getBoundingClientRect().height).toBeLessThan(height)
  sizes().querySelector('input')?.focus()
  await userEvent.tab()
  expect(document.activeElement?.id).toBe('after')
})

test('[PDP-10.1] [PDP-10.3] one that is added within 15 s is hidden before a frame is drawn, and stays so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  aPage(selector())
  await start()
  await leap(14_000)
  sizes().append(elements(aWidget))
  // In the same task: nothing can have been painted.
  expect(isHidden()).toBe(true)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(isHidden()).toBe(true)
  expect(run.lines).toEqual([])
})

test('where none comes within 15 s the page is as it was, and one line says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  aPage(selector())
  const before = pageState()
  await start()
  expect(pageState()).not.toEqual(before)
  await leap(16_000)
  expect(pageState()).toEqual(before)
  expect(run.lines).toEqual(['product/hide-true-fit: trueFitWidget did not appear'])
})

test.each([false, 'no'])('[PDP-10.2] with removeTrueFit %j nothing is changed', async (removeTrueFit) => {
  const before = pageState()
  await start({ removeTrueFit })
  expect(pageState()).toEqual(before)
  expect(isHidden()).toBe(false)
})

test('[PDP-10.4] the rest of the size selector keeps its place and works', async () => {
  const label = () => document.querySelector('label') as HTMLElement
  const place = ({ x, y, width, height } = label().getBoundingClientRect()) => [x, y, width, height]
  const before = place()
  await start()
  expect(place()).toEqual(before)
  await userEvent.click(label())
  expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('38')
})

test('[PDP-10.5] removal shows the widget as it was', async () => {
  const before = pageState()
  await start()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(isHidden()).toBe(false)
})
