import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openCookieJar } from '../../../script/browser/cookie-jar.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const picture = '/catalogue/testing/icon.svg'
const missing = '/catalogue/testing/no-such-picture.svg?hover'
const jar = openCookieJar(document)
const lifeMs = 23_328_000_000

let run: TemplateRun

beforeEach(
  () =>
    void aPage(
      '<header><nav data-anchor="navMenu" style="margin: 100px"><a href="#women">Women</a></nav></header><main data-anchor="mainContent">Bag</main>',
    ),
)

afterEach(() => run.stop())

async function startExperience(own: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { imgUrl: picture, xpName: 'bag-offer', ...own } })
  for (let turn = 0; turn < 50 && run.explanation.progress === 'executing'; turn++) await waitUntilSettled()
}

const findPopup = () => document.querySelector<HTMLDialogElement>('dialog.basket-nav-hover-popup')
const findMenu = () => document.querySelector('nav') as HTMLElement
const readCounts = () => ['qb_bag-offer', 'qb_bag-offer_closed'].map((name) => jar.values(name)[0])
const enterMenu = (pointerType = 'mouse') =>
  void findMenu().dispatchEvent(new PointerEvent('pointerenter', { pointerType }))
const findBox = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
const waitUntilClosed = () => expect.poll(findPopup).toBe(null)

async function waitWithoutPopup(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await waitUntilSettled()
  expect(findPopup()).toBe(null)
}

test('[BAS-09.1] when the pointer first enters the menu the popup opens at once, and its shown count becomes 1', async () => {
  await startExperience()
  await waitWithoutPopup()
  expect(readCounts()).toEqual([undefined, undefined])
  await userEvent.hover(findMenu(), { force: true })
  await expect.poll(() => findPopup()?.open).toBe(true)
  expect(readCounts()).toEqual(['1', undefined])
  run.stop()
})

test('[BAS-09.2] as long as the count is stored, no later hover, page or visit opens it again', async () => {
  await startExperience()
  enterMenu()
  await userEvent.keyboard('{Escape}')
  await waitUntilClosed()
  enterMenu()
  await waitWithoutPopup()
  run.stop()
  for (const shown of ['1', '4']) {
    jar.write('qb_bag-offer', shown, { domain: '', lifeMs })
    await startExperience()
    enterMenu()
    await waitWithoutPopup()
    run.stop()
  }
  jar.write('qb_bag-offer', '', { domain: '', lifeMs: 0 })
  await startExperience()
  enterMenu()
  expect(findPopup()?.open).toBe(true)
})

test('[BAS-09.3] it runs on computers and tablets, and touching the menu does not open it', async () => {
  expect([...template.devices]).toEqual(['computer', 'tablet'])
  await startExperience()
  enterMenu('touch')
  await waitWithoutPopup()
  expect(readCounts()).toEqual([undefined, undefined])
  enterMenu('pen')
  expect(findPopup()?.open).toBe(true)
})

describe('[BAS-09.4] the picture, with and without url', () => {
  test('with url the picture is a link to it, and close button and frame have their colours', async () => {
    await startExperience({
      url: '#offer',
      closeColor: 'rgb(1, 2, 3)',
      borderWidth: '7px',
      borderColor: 'rgb(4, 5, 6)',
    })
    enterMenu()
    expect(findPopup()?.querySelector('a')?.getAttribute('href')).toBe('#offer')
    expect(findPopup()?.querySelector('a > img')?.getAttribute('src')).toBe(picture)
    const { borderTopWidth, borderTopColor } = getComputedStyle(findPopup() as Element)
    expect([borderTopWidth, borderTopColor]).toEqual(['7px', 'rgb(4, 5, 6)'])
    expect(getComputedStyle(page.getByRole('button', { name: 'Close' }).element()).color).toBe('rgb(1, 2, 3)')
  })

  test('without url it is a plain picture, with a frame only on request', async () => {
    await startExperience()
    enterMenu()
    expect(findPopup()?.querySelector('a')).toBe(null)
    expect(findPopup()?.querySelector('img')?.getAttribute('src')).toBe(picture)
    expect(getComputedStyle(findPopup() as Element).borderTopWidth).toBe('0px')
  })
})

describe('[BAS-09.9] words below the picture', () => {
  test('title, text and the link stand below the picture, which is no link then, and the title names the popup', async () => {
    await startExperience({ title: 'New shoes', text: 'Have a look.', linkText: 'See them', url: '#new' })
    enterMenu()
    const popup = findPopup() as HTMLDialogElement
    expect([...popup.querySelectorAll('h2, p, a')].map(({ textContent }) => textContent)).toEqual([
      'New shoes',
      'Have a look.',
      'See them',
    ])
    expect(popup.querySelector('a')?.getAttribute('href')).toBe('#new')
    expect(popup.querySelector('a img')).toBe(null)
    const bottom = popup.querySelector('img')?.getBoundingClientRect().bottom ?? Number.NaN
    expect(popup.querySelector('h2')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
    expect(popup.getAttribute('aria-label')).toBe('New shoes')
    popup.querySelector('a')?.click()
    expect(run.goals).toEqual(['cta-clicks'])
  })

  test('in a low window a high picture is cut, so that the link can be seen without scrolling', async () => {
    await page.viewport(1280, 500)
    onTestFinished(() => page.viewport(1280, 800))
    await startExperience({ title: 'New shoes', linkText: 'See them', url: '#new' })
    enterMenu()
    const [popup, link, image] = ['dialog', 'dialog a', 'dialog img'].map((each) => findBox(each))
    expect(link?.bottom).toBeLessThanOrEqual(popup?.bottom ?? 0)
    expect(image?.height).toBeGreaterThan(200)
  })

  test('without words for it the picture is the link, and without any words there is nothing below it', async () => {
    await startExperience({ title: 'New shoes', url: '#new' })
    enterMenu()
    expect(findPopup()?.querySelector('a img')).not.toBe(null)
    run.stop()
    jar.write('qb_bag-offer', '', { domain: '', lifeMs: 0 })
    await startExperience({ url: '#new' })
    enterMenu()
    expect(findPopup()?.querySelector('.basket-nav-hover-popup-words')).toBe(null)
  })
})

test('[BAS-09.5] keyboard focus on the menu does not open it', async () => {
  // The next Tab would otherwise start from the element that earlier tests clicked.
  const before = document.createElement('button')
  findMenu().before(before)
  await startExperience()
  before.focus()
  await userEvent.tab()
  expect(findMenu().contains(document.activeElement)).toBe(true)
  await waitWithoutPopup()
})

test('[BAS-09.6] the picture is loaded before the first hover; if loading fails, nothing opens and nothing is counted', async () => {
  performance.clearResourceTimings()
  await startExperience({ imgUrl: missing })
  expect(performance.getEntriesByType('resource').some(({ name }) => name.endsWith(missing))).toBe(true)
  enterMenu()
  await waitWithoutPopup()
  expect(readCounts()).toEqual([undefined, undefined])
  run.stop()
  await startExperience({ imgUrl: `${picture}?early` })
  expect(performance.getEntriesByType('resource').some(({ name }) => name.endsWith('?early'))).toBe(true)
})

describe('[BAS-09.7] ways to close the popup', () => {
  test.each([
    ['the close button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the backdrop', () => userEvent.click(document.documentElement, { position: { x: 1, y: 1 }, force: true })],
  ])('%s closes it and raises the closed count by 1', async (_, close) => {
    await startExperience()
    enterMenu()
    expect(findPopup()?.open).toBe(true)
    await close()
    await waitUntilClosed()
    expect(readCounts()).toEqual(['1', '1'])
  })
})

test('[BAS-09.8] removing the experience stops listening for hovers and closes the popup', async () => {
  const before = pageState()
  await startExperience()
  enterMenu()
  expect(findPopup()?.open).toBe(true)
  run.stop()
  expect(pageState()).toEqual(before)
  expect(readCounts()).toEqual(['1', undefined])
  jar.write('qb_bag-offer', '', { domain: '', lifeMs: 0 })
  await startExperience()
  run.stop()
  enterMenu()
  await waitWithoutPopup()
})
