import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { leap } from '../../testing/leap.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const aWidget = '<div data-anchor="trueFitWidget"><button>Find my size</button></div>'
const aSizeSelector = (widget = '') => `
  <fieldset data-anchor="sizeSelector"><legend>Size</legend>
    <label><input type="radio" name="size" value="38"> 38</label>${widget}</fieldset>
  <button id="after">Add to bag</button>`

let run: TemplateRun

beforeEach(() => void aPage(aSizeSelector(aWidget)))

afterEach(() => {
  run.stop()
  vi.useRealTimers()
})

async function startExperience(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

const findWidget = () => document.querySelector('[data-anchor="trueFitWidget"]') as HTMLElement
const isHidden = () => getComputedStyle(findWidget()).display === 'none'
const findSizes = () => document.querySelector('[data-anchor="sizeSelector"]') as HTMLElement
const createElements = (html: string) => document.createRange().createContextualFragment(html)

test('[PDP-10.1] an existing widget is hidden, takes no space and cannot be reached with Tab', async () => {
  const { height } = findSizes().getBoundingClientRect()
  await startExperience()
  expect(isHidden()).toBe(true)
  expect(findSizes().getBoundingClientRect().height).toBeLessThan(height)
  findSizes().querySelector('input')?.focus()
  await userEvent.tab()
  expect(document.activeElement?.id).toBe('after')
})

test('[PDP-10.1] [PDP-10.3] a widget that is added within 15 s is hidden before a frame is drawn, and stays hidden', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  aPage(aSizeSelector())
  await startExperience()
  // On a busy machine the second that is left would pass by itself.
  vi.setTimerTickMode('manual')
  await leap(14_000)
  findSizes().append(createElements(aWidget))
  // In the same task, before anything can be painted.
  expect(isHidden()).toBe(true)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(isHidden()).toBe(true)
  expect(run.lines).toEqual([])
})

test('when no widget appears within 15 s the page does not change, and one line is logged', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  aPage(aSizeSelector())
  const before = pageState()
  await startExperience()
  expect(pageState()).not.toEqual(before)
  await leap(16_000)
  expect(pageState()).toEqual(before)
  expect(run.lines).toEqual(['product/hide-true-fit: trueFitWidget did not appear'])
})

test.each([false, 'no'])('[PDP-10.2] with removeTrueFit %j nothing changes', async (removeTrueFit) => {
  const before = pageState()
  await startExperience({ removeTrueFit })
  expect(pageState()).toEqual(before)
  expect(isHidden()).toBe(false)
})

test('[PDP-10.4] the rest of the size selector keeps its place and works', async () => {
  const findLabel = () => document.querySelector('label') as HTMLElement
  const measureLabel = ({ x, y, width, height } = findLabel().getBoundingClientRect()) => [x, y, width, height]
  const before = measureLabel()
  await startExperience()
  expect(measureLabel()).toEqual(before)
  await userEvent.click(findLabel())
  expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('38')
})

test('[PDP-10.5] removing the experience shows the widget as before', async () => {
  const before = pageState()
  await startExperience()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(isHidden()).toBe(false)
})

test('[PDP-10.6] what the shop keeps free for the widget is hidden with it before the widget comes, and shown again by removal', async () => {
  aPage(aSizeSelector('<div class="kept" style="min-height: 44px"></div>'))
  const findKept = () => document.querySelector('.kept') as HTMLElement
  await startExperience({ place: '.kept' })
  expect(findKept().offsetHeight).toBe(0)
  findKept().append(createElements(aWidget))
  await waitUntilSettled()
  expect(findKept().offsetHeight).toBe(0)
  run.stop()
  expect([isHidden(), findKept().offsetHeight >= 44]).toEqual([false, true])
})

test('[PDP-10.6] a page keeps the place closed from its first paint on', () => {
  const roomFor = (content: object) =>
    template.room?.({ removeTrueFit: true, place: '', ...content }, { sizeOf: () => undefined })
  expect(roomFor({ place: '.kept' })).toEqual([{ selector: '.kept', css: 'display:none!important' }])
  expect([roomFor({}), roomFor({ place: '.kept', removeTrueFit: false })]).toEqual([[], []])
})

test('a place that is no selector leaves the widget hidden', async () => {
  await startExperience({ place: '..kept' })
  expect(isHidden()).toBe(true)
})
