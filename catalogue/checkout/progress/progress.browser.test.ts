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
const links = () => [...document.querySelectorAll('li a')]
const active = () =>
  links()
    .filter((each) => getComputedStyle(each).color === color)
    .map(({ textContent }) => textContent)
const current = () => [...document.querySelectorAll('[aria-current="step"]')].map(({ textContent }) => textContent)
const button = () => document.querySelector('[data-anchor="reviewButton"]') as HTMLElement

async function start(): Promise<void> {
  run = await runTemplate({ experience, template, content: { activeColor: color } })
}

/** As in a browser that tells nobody of a new address. */
const deaf = () => void vi.spyOn(window.navigation, 'addEventListener').mockImplementation(() => {})

test.each([
  ['delivery', 1],
  ['billing', 2],
  ['review', 3],
])('at %s %d steps have activeColor', async (step, count) => {
  goTo(step)
  await start()
  expect(active()).toEqual(names.slice(0, count))
})

test('[CHK-03.3] the current step is marked for screen readers, and is bold', async () => {
  document.querySelector('li')?.setAttribute('aria-current', 'step')
  goTo('billing')
  await start()
  expect(current()).toEqual(['Billing'])
  expect(links().map((each) => Number(getComputedStyle(each).fontWeight) >= 600)).toEqual([false, true, false])
})

describe('[CHK-03.4]', () => {
  test('the button is bound 2 s after the start', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const bound = vi.spyOn(button(), 'addEventListener')
    await start()
    await vi.advanceTimersByTimeAsync(1500)
    expect(bound).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(600)
    expect(bound.mock.calls.map(([type]) => type)).toEqual(['click'])
  })

  test('a click marks all three as soon as the path has /review', async () => {
    deaf()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    goTo('billing')
    await start()
    await vi.advanceTimersByTimeAsync(2100)
    button().click()
    await vi.advanceTimersByTimeAsync(3000)
    expect(active()).toEqual(names.slice(0, 2))
    goTo('review')
    await vi.advanceTimersByTimeAsync(200)
    expect(active()).toEqual(names)
    expect(current()).toEqual(['Review'])
  })
})

test('[CHK-03.5] a change of the path without a page load marks the steps anew, back and forward', async () => {
  await start()
  history.pushState(null, '', '/uk/en/checkout/billing')
  history.pushState(null, '', '/uk/en/checkout/review')
  await expect.poll(active).toEqual(names)
  history.back()
  await expect.poll(active).toEqual(names.slice(0, 2))
  expect(current()).toEqual(['Billing'])
  history.forward()
  await expect.poll(active).toEqual(names)
  history.go(-2)
  await expect.poll(active).toEqual(['Delivery'])
})

test('where the browser says nothing of it, a page that is drawn anew does', async () => {
  deaf()
  await start()
  goTo('billing')
  document.querySelector('form')?.append('Card')
  await expect.poll(active).toEqual(names.slice(0, 2))
})

describe('[CHK-03.6]', () => {
  test('a button that comes later is bound within a second', async () => {
    deaf()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    button().remove()
    await start()
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
    expect(active()).toEqual(names)
  })

  test('without one the path alone decides', async () => {
    button().remove()
    await start()
    goTo('review')
    await expect.poll(active).toEqual(names)
  })
})

test("[CHK-03.7] steps that are not active keep the shop's colour, and the links of all work", async () => {
  const html = links().map(({ outerHTML }) => outerHTML)
  await start()
  expect(links().map((each) => getComputedStyle(each).color)).toEqual([color, own, own])
  expect(links().map(({ outerHTML }) => outerHTML)).toEqual(html)
  for (const link of links()) {
    const { left, top } = link.getBoundingClientRect()
    expect(document.elementFromPoint(left + 2, top + 2)).toBe(link)
  }
})

test('[CHK-03.8] removal restores the steps and unbinds the button', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  document.querySelector('li')?.setAttribute('aria-current', 'page')
  const before = pageState()
  const bound = vi.spyOn(button(), 'addEventListener')
  const unbound = vi.spyOn(button(), 'removeEventListener')
  goTo('review')
  await start()
  await vi.advanceTimersByTimeAsync(2100)
  expect(pageState()).not.toEqual(before)
  run.stop()
  expect(pageState()).toEqual(before)
  expect(bound.mock.calls).toHaveLength(1)
  expect(unbound.mock.calls).toEqual(bound.mock.calls)
  goTo('billing')
  button().click()
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
})
