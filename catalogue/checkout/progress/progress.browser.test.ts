import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const color = 'rgb(31, 107, 69)'
const own = 'rgb(9, 9, 9)'
const address = location.href
const names = ['Delivery', 'Billing', 'Review']

let run: TemplateRun

beforeEach(() => {
  aPage(`
    <style>li, li a { color: ${own}; font-weight: 400 }</style>
    <ol data-anchor="progressSteps">${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ol>
    <form><button type="button" data-anchor="reviewButton">Review</button></form>`)
  goTo('delivery')
})

afterEach(() => {
  run.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  history.replaceState(null, '', address)
})

const goTo = (step: string) => history.replaceState(null, '', `/uk/en/checkout/${step}`)
const findLinks = () => [...document.querySelectorAll('li a')]
const listActiveSteps = () =>
  findLinks()
    .filter((each) => getComputedStyle(each).color === color)
    .map(({ textContent }) => textContent)
const listCurrentSteps = () =>
  [...document.querySelectorAll('[aria-current="step"]')].map(({ textContent }) => textContent)
const findButton = () => document.querySelector('[data-anchor="reviewButton"]') as HTMLElement

async function startExperience(): Promise<void> {
  run = await runTemplate({ experience, template, content: { activeColor: color } })
}

/** Simulates a browser without navigation events. */
const silenceNavigation = () => void vi.spyOn(window.navigation, 'addEventListener').mockImplementation(() => {})

test.each([
  ['delivery', 1],
  ['billing', 2],
  ['review', 3],
])('at %s %d steps have activeColor', async (step, count) => {
  goTo(step)
  await startExperience()
  expect(listActiveSteps()).toEqual(names.slice(0, count))
})

test('a variable of the page named navigation, in the place of the browser’s own, does not matter', async () => {
  const own = Object.getOwnPropertyDescriptor(window, 'navigation') ?? { value: undefined, configurable: true }
  Object.defineProperty(window, 'navigation', { value: { open: true }, configurable: true })
  try {
    goTo('billing')
    await startExperience()
    expect(listActiveSteps()).toEqual(names.slice(0, 2))
  } finally {
    Object.defineProperty(window, 'navigation', own)
  }
})

test('[CHK-03.3] the current step is marked for screen readers, and is bold', async () => {
  document.querySelector('li')?.setAttribute('aria-current', 'step')
  goTo('billing')
  await startExperience()
  expect(listCurrentSteps()).toEqual(['Billing'])
  expect(findLinks().map((each) => Number(getComputedStyle(each).fontWeight) >= 600)).toEqual([false, true, false])
})

describe('[CHK-03.4]', () => {
  test('the button gets its listener 2 s after the start', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const bound = vi.spyOn(findButton(), 'addEventListener')
    await startExperience()
    await vi.advanceTimersByTimeAsync(1500)
    expect(bound).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(600)
    expect(bound.mock.calls.map(([type]) => type)).toEqual(['click'])
  })

  test('a click marks all three steps as soon as the path contains /review', async () => {
    silenceNavigation()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    goTo('billing')
    await startExperience()
    await vi.advanceTimersByTimeAsync(2100)
    findButton().click()
    await vi.advanceTimersByTimeAsync(3000)
    expect(listActiveSteps()).toEqual(names.slice(0, 2))
    goTo('review')
    await vi.advanceTimersByTimeAsync(200)
    expect(listActiveSteps()).toEqual(names)
    expect(listCurrentSteps()).toEqual(['Review'])
  })
})

test('[CHK-03.5] a path change without a page load updates the steps, backward and forward too', async () => {
  await startExperience()
  history.pushState(null, '', '/uk/en/checkout/billing')
  history.pushState(null, '', '/uk/en/checkout/review')
  await expect.poll(listActiveSteps).toEqual(names)
  history.back()
  await expect.poll(listActiveSteps).toEqual(names.slice(0, 2))
  expect(listCurrentSteps()).toEqual(['Billing'])
  history.forward()
  await expect.poll(listActiveSteps).toEqual(names)
  history.go(-2)
  await expect.poll(listActiveSteps).toEqual(['Delivery'])
})

test('without a navigation event from the browser, a redraw of the page updates the steps', async () => {
  silenceNavigation()
  await startExperience()
  goTo('billing')
  document.querySelector('form')?.append('Card')
  await expect.poll(listActiveSteps).toEqual(names.slice(0, 2))
})

describe('[CHK-03.6]', () => {
  test('a button that appears later gets its listener within a second', async () => {
    silenceNavigation()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    findButton().remove()
    await startExperience()
    await vi.advanceTimersByTimeAsync(5000)
    const late = document.createElement('button')
    late.dataset.anchor = 'reviewButton'
    late.type = 'button'
    const bound = vi.spyOn(late, 'addEventListener')
    document.querySelector('form')?.append(late)
    await vi.advanceTimersByTimeAsync(1000)
    expect(bound).toHaveBeenCalledTimes(1)
    late.click()
    goTo('review')
    await vi.advanceTimersByTimeAsync(200)
    expect(listActiveSteps()).toEqual(names)
  })

  test('without a button the path alone decides', async () => {
    findButton().remove()
    await startExperience()
    goTo('review')
    await expect.poll(listActiveSteps).toEqual(names)
  })
})

test("[CHK-03.7] inactive steps keep the shop's colour, and all links work", async () => {
  const html = findLinks().map(({ outerHTML }) => outerHTML)
  await startExperience()
  expect(findLinks().map((each) => getComputedStyle(each).color)).toEqual([color, own, own])
  expect(findLinks().map(({ outerHTML }) => outerHTML)).toEqual(html)
  for (const link of findLinks()) {
    const { left, top } = link.getBoundingClientRect()
    expect(document.elementFromPoint(left + 2, top + 2)).toBe(link)
  }
})

test('[CHK-03.8] removing the experience restores the steps and removes the listener of the button', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  document.querySelector('li')?.setAttribute('aria-current', 'page')
  const before = pageState()
  const bound = vi.spyOn(findButton(), 'addEventListener')
  const unbound = vi.spyOn(findButton(), 'removeEventListener')
  goTo('review')
  await startExperience()
  await vi.advanceTimersByTimeAsync(2100)
  expect(pageState()).not.toEqual(before)
  run.stop()
  expect(pageState()).toEqual(before)
  expect(bound.mock.calls).toHaveLength(1)
  expect(unbound.mock.calls).toEqual(bound.mock.calls)
  goTo('billing')
  findButton().click()
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
})
