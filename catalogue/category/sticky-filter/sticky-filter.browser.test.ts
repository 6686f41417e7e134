import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkTemplate } from '../../../script/experiences/rules/check-template.ts'
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

async function startExperience(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

async function scrolledTo(top: number): Promise<void> {
  scrollTo({ top, behavior: 'instant' })
  await waitUntilSettled()
}

const findBar = () => document.querySelector('[data-anchor="filterBar"]') as HTMLElement
const measureBox = (element: Element | null) => (element as Element).getBoundingClientRect()
const atBar = () => document.elementFromPoint(200, measureBox(findBar()).top + 25)

describe('[CAT-02.1]', () => {
  test('a panel that slides in from the edge stays one, and is not counted', async () => {
    findBar().style.cssText = 'position: fixed; inset: 0 20% 0 0; translate: -100%'
    const { body } = pageState()
    await startExperience()
    expect([pageState().body, run.seen]).toEqual([body, []])
  })

  test('the bar stays directly below a fixed header while its container is scrolled', async () => {
    await startExperience()
    for (const top of [250, 600, 1200]) {
      await scrolledTo(top)
      expect(measureBox(findBar()).top).toBe(headerHeight)
    }
    // The bar follows a header that grows or slides away.
    const header = document.querySelector('header') as HTMLElement
    header.style.top = '-40px'
    await scrolledTo(1000)
    expect(measureBox(findBar()).top).toBe(headerHeight - 40)
  })

  test('without a fixed header the bar stays at the top of the window', async () => {
    aPage(aShop(''))
    await startExperience()
    await scrolledTo(600)
    expect(measureBox(findBar()).top).toBe(0)
  })
})

test('[CAT-02.2] the bar is in its own place above the start of the container, and scrolls away with the end of the container', async () => {
  const place = measureBox(findBar()).top
  await startExperience()
  for (const top of [0, 100]) {
    await scrolledTo(top)
    expect(measureBox(findBar()).top).toBe(place - top)
  }
  await scrolledTo(2050)
  expect(measureBox(findBar()).bottom).toBe(measureBox(document.querySelector('#list')).bottom)
  expect(measureBox(findBar()).top).toBeLessThan(headerHeight)
})

test('[CAT-02.3] the list does not jump when the bar starts or stops sticking', async () => {
  const placeOfList = () => measureBox(document.querySelector('ul')).top + scrollY
  const before = placeOfList()
  await startExperience()
  for (const top of [0, 139, 141, 800, 139, 0]) {
    await scrolledTo(top)
    expect(placeOfList()).toBe(before)
  }
})

describe('[CAT-02.1] the bar stays below the header', () => {
  const findHeader = () => document.querySelector('header') as HTMLElement

  test('that slides away after the page has been scrolled, and comes back', async () => {
    findHeader().style.transition = 'transform 60s linear'
    await startExperience()
    await scrolledTo(600)
    const slide = async (to: string, bottom: number) => {
      findHeader().style.transform = to
      await waitUntilSettled()
      const [motion] = findHeader().getAnimations()
      if (motion) motion.currentTime = 30_000
      await waitUntilSettled()
      expect(measureBox(findBar()).top).toBeGreaterThan(0)
      expect(measureBox(findBar()).top).toBeLessThan(headerHeight)
      motion?.finish()
      await expect.poll(() => measureBox(findBar()).top).toBe(bottom)
    }
    await slide('translateY(-100%)', 0)
    await slide('', headerHeight)
  })

  test('that grows, goes, or comes later', async () => {
    await startExperience()
    await scrolledTo(600)
    findHeader().style.height = '90px'
    await expect.poll(() => measureBox(findBar()).top).toBe(90)
    const header = findHeader()
    header.remove()
    await expect.poll(() => measureBox(findBar()).top).toBe(0)
    document.body.prepend(header)
    await expect.poll(() => measureBox(findBar()).top).toBe(90)
  })
})

test('all of a bar that is higher than the window can be reached', async () => {
  await startExperience()
  findBar().style.height = '1000px'
  await waitUntilSettled()
  await scrolledTo(200 + 300)
  expect(measureBox(findBar()).bottom).toBe(innerHeight)
  await scrolledTo(200 + 600)
  expect(measureBox(findBar()).bottom).toBe(innerHeight)
})

describe('[CAT-02.4]', () => {
  test('a picture of the shop in the background is kept', async () => {
    findBar().style.backgroundImage = 'linear-gradient(red, blue)'
    await startExperience()
    expect(getComputedStyle(findBar()).backgroundImage).toContain('gradient')
    expect(getComputedStyle(findBar()).backgroundColor).toBe('rgb(255, 255, 255)')
  })

  test('the bar has an opaque background and is above the items', async () => {
    await startExperience()
    await scrolledTo(600)
    expect(getComputedStyle(findBar()).backgroundColor).toBe('rgb(255, 255, 255)')
    expect(findBar().contains(atBar())).toBe(true)
  })

  test('an opaque background of the shop is kept', async () => {
    findBar().style.background = 'rgb(1, 2, 3)'
    await startExperience()
    expect(getComputedStyle(findBar()).backgroundColor).toBe('rgb(1, 2, 3)')
  })

  test.each(['menuOverlay', 'searchOverlay'])('the bar is below %s and below dialogs', async (anchor) => {
    await startExperience()
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

test('[CAT-02.5] the buttons work while the bar sticks, and opening the filters does not scroll the page', async () => {
  await startExperience()
  await scrolledTo(600)
  const panel = document.createElement('dialog')
  panel.innerHTML = '<form method="dialog"><button id="close">Close</button></form>'
  document.body.append(panel)
  document.querySelector('#filter')?.addEventListener('click', () => panel.showModal())
  await userEvent.click(document.querySelector('#filter') as Element)
  expect(panel.open).toBe(true)
  await waitUntilSettled()
  expect([scrollY, measureBox(findBar()).top]).toEqual([600, headerHeight])
  panel.close()
  expect(document.activeElement?.id).toBe('filter')
  expect(scrollY).toBe(600)
})

describe('[CAT-02.6]', () => {
  test.each([false, 'no'])('with stick %j nothing changes', async (stick) => {
    const before = pageState()
    await startExperience({ stick })
    expect(pageState()).toEqual(before)
  })

  test('it does not run on computers and tablets', () => {
    const runsOn = (deviceType: 'computer' | 'mobile' | 'tablet') =>
      checkTemplate(template, { pageType: 'category', deviceType, url: location.href }).every(({ passes }) => passes)
    expect([runsOn('computer'), runsOn('tablet'), runsOn('mobile')]).toEqual([false, false, true])
  })

  test('removing the experience restores the bar', async () => {
    const before = pageState()
    await startExperience()
    await scrolledTo(600)
    run.stop()
    expect(pageState()).toEqual(before)
    expect(measureBox(findBar()).top).toBeLessThan(0)
  })
})

describe('[CAT-02.1] the bar sticks inside boxes that hide what is wider than them', () => {
  const inBox = (style: string) => {
    aPage(aShop())
    const main = document.querySelector('main') as HTMLElement
    main.style.cssText += style
    return main
  }

  test.each(['overflow-x: hidden', 'overflow: hidden'])('%s', async (style) => {
    const main = inBox(style)
    const { width, height } = measureBox(main)
    const before = pageState()
    await startExperience()
    await scrolledTo(600)
    expect(measureBox(findBar()).top).toBe(headerHeight)
    expect([measureBox(main).width, measureBox(main).height]).toEqual([width, height])
    run.stop()
    expect(pageState()).toEqual(before)
  })

  test('html and body, of which the latter then scrolls for itself, and a panel of the shop still keeps it from scrolling', async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html, body { overflow-x: hidden } .has-panel { height: 100vh; overflow: hidden }')
    document.adoptedStyleSheets.unshift(sheet)
    onTestFinished(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
      document.body.removeAttribute('class')
    })
    await startExperience()
    await scrolledTo(600)
    expect(measureBox(findBar()).top).toBe(headerHeight)
    document.body.classList.add('has-panel')
    expect(document.documentElement.scrollHeight).toBe(innerHeight)
  })

  test.each([
    ['that encloses floats stays as high', 'block'],
    ['in a row stays as wide', 'flex'],
  ])('a box %s, and what is wider stays hidden', async (_, display) => {
    const main = inBox('overflow: hidden')
    main.insertAdjacentHTML('beforeend', '<p style="float: left; width: 900px; height: 500px; margin: 40px 0">Wide</p>')
    document.body.style.display = display
    onTestFinished(() => document.body.removeAttribute('style'))
    const { width, height } = measureBox(main)
    await startExperience()
    expect([measureBox(main).width, measureBox(main).height]).toEqual([width, height])
    expect(document.documentElement.scrollWidth).toBe(innerWidth)
  })

  test('a box that scrolls by itself keeps doing so', async () => {
    const main = inBox('overflow-x: hidden; height: 400px')
    await startExperience()
    expect([getComputedStyle(main).overflowY, main.className]).toEqual(['auto', ''])
  })
})
