import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkTemplate } from '../../../script/experiences/rules/check-requirements.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const headerHeight = 60
const aShop = (header = 'position: fixed; inset: 0 0 auto') => `
  <style>body { margin: 0 } li { position: relative; z-index: 2; height: 300px; background: red }</style>
  <header data-anchor="header" style="height: ${headerHeight}px; ${header}">Norrow</header>
  <main style="padding-top: ${headerHeight}px">
    <h1 style="height: 140px; margin: 0">Boots</h1>
    <div id="list">
      <div data-anchor="filterBar" style="height: 50px"><button id="filter">Filter</button><button>Sort</button></div>
      <ul data-anchor="productGrid" style="margin: 0">${'<li>Boot</li>'.repeat(6)}</ul>
    </div>
    <div style="height: 3000px">Footer</div>
  </main>`

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(390, 700)
  aPage(aShop())
})

afterEach(() => {
  run.stop()
  scrollTo(0, 0)
})

async function start(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

async function scrolledTo(top: number): Promise<void> {
  scrollTo({ top, behavior: 'instant' })
  await waitUntilSettled()
}

const bar = () => document.querySelector('[data-anchor="filterBar"]') as HTMLElement
const box = (element: Element | null) => (element as Element).getBoundingClientRect()
const atBar = () => document.elementFromPoint(200, box(bar()).top + 25)

describe('[CAT-02.1]', () => {
  test('it stays directly under a fixed header while its container is scrolled through', async () => {
    await start()
    for (const top of [250, 600, 1200]) {
      await scrolledTo(top)
      expect(box(bar()).top).toBe(headerHeight)
    }
    // A header that grows or slides away takes it along.
    const header = document.querySelector('header') as HTMLElement
    header.style.top = '-40px'
    await scrolledTo(1000)
    expect(box(bar()).top).toBe(headerHeight - 40)
  })

  test('without a fixed header it stays at the top of the window', async () => {
    aPage(aShop(''))
    await start()
    await scrolledTo(600)
    expect(box(bar()).top).toBe(0)
  })
})

test('[CAT-02.2] above the start of the container it stands in its own place, and at the end it leaves with the container', async () => {
  const place = box(bar()).top
  await start()
  for (const top of [0, 100]) {
    await scrolledTo(top)
    expect(box(bar()).top).toBe(place - top)
  }
  await scrolledTo(2050)
  expect(box(bar()).bottom).toBe(box(document.querySelector('#list')).bottom)
  expect(box(bar()).top).toBeLessThan(headerHeight)
})

test('[CAT-02.3] the list does not jump when it starts or stops sticking', async () => {
  const placeOfList = () => box(document.querySelector('ul')).top + scrollY
  const before = placeOfList()
  await start()
  for (const top of [0, 139, 141, 800, 139, 0]) {
    await scrolledTo(top)
    expect(placeOfList()).toBe(before)
  }
})

describe('[CAT-02.4]', () => {
  test('it has a solid background and lies over the items', async () => {
    await start()
    await scrolledTo(600)
    expect(getComputedStyle(bar()).backgroundColor).toBe('rgb(255, 255, 255)')
    expect(bar().contains(atBar())).toBe(true)
  })

  test('a solid background of the shop stays', async () => {
    bar().style.background = 'rgb(1, 2, 3)'
    await start()
    expect(getComputedStyle(bar()).backgroundColor).toBe('rgb(1, 2, 3)')
  })

  test.each(['menuOverlay', 'searchOverlay'])('it lies under %s and under dialogs', async (anchor) => {
    await start()
    await scrolledTo(600)
    const overlay = document.createElement('div')
    overlay.dataset.anchor = anchor
    overlay.style.cssText = 'position: fixed; inset: 0; z-index: 4'
    document.body.prepend(overlay)
    await waitUntilSettled()
    expect(atBar()).toBe(overlay)
    overlay.remove()
    const dialog = document.createElement('dialog')
    dialog.style.cssText = 'inset: 0; width: 100%; height: 100%'
    document.body.prepend(dialog)
    dialog.showModal()
    expect(atBar()).toBe(dialog)
    dialog.remove()
  })
})

test('[CAT-02.5] its buttons work while it sticks, and opening the filters does not scroll the page', async () => {
  await start()
  await scrolledTo(600)
  const panel = document.createElement('dialog')
  panel.innerHTML = '<form method="dialog"><button id="close">Close</button></form>'
  document.body.append(panel)
  document.querySelector('#filter')?.addEventListener('click', () => panel.showModal())
  await userEvent.click(document.querySelector('#filter') as Element)
  expect(panel.open).toBe(true)
  await waitUntilSettled()
  expect([scrollY, box(bar()).top]).toEqual([600, headerHeight])
  panel.close()
  expect(document.activeElement?.id).toBe('filter')
  expect(scrollY).toBe(600)
})

describe('[CAT-02.6]', () => {
  test.each([false, 'no'])('with stick %j nothing is changed', async (stick) => {
    const before = pageState()
    await start({ stick })
    expect(pageState()).toEqual(before)
  })

  test('on computers and tablets it does not run', () => {
    const on = (deviceType: 'computer' | 'mobile' | 'tablet') =>
      checkTemplate(template, { pageType: 'category', deviceType, url: location.href }).every(({ passes }) => passes)
    expect([on('computer'), on('tablet'), on('mobile')]).toEqual([false, false, true])
  })

  test('removal restores it', async () => {
    const before = pageState()
    await start()
    await scrolledTo(600)
    run.stop()
    expect(pageState()).toEqual(before)
    expect(box(bar()).top).toBeLessThan(0)
  })
})
