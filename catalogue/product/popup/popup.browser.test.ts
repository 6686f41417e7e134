import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openCookieJar } from '../../../script/browser/cookie-jar.ts'
import { aPage, pageState, waitForAnimations, waitUntilSettled } from '../../testing/a-page.ts'
import { holdAnimations } from '../../testing/hold-animations.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const picture = '/catalogue/testing/icon.svg'
const missing = '/catalogue/testing/no-such-picture.svg'
const withText = { xpName: 'offer', contentText: 'Two for one' }
const lifeMs = 23_328_000_000

const jar = openCookieJar(document)
const runs: TemplateRun[] = []

beforeEach(() => void aPage('<main data-anchor="mainContent"><a href="#shoe">Shoe</a></main>'))

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function startExperience(content: object, facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content: { timeout: 0, ...content }, ...facts })
  runs.push(run)
  return run
}

const findPopup = () => document.querySelector<HTMLDialogElement>('dialog.product-popup')
const waitUntilOpen = () => expect.poll(() => findPopup()?.open).toBe(true)
const waitUntilClosed = () => expect.poll(findPopup).toBe(null)
const findPart = (name: string) => findPopup()?.querySelector<HTMLElement>(`.product-popup-${name}`)
const readCounts = () => ['qb_offer', 'qb_offer_closed'].map((name) => jar.values(name)[0])

async function closePopup(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Close', exact: true }))
  await waitUntilClosed()
}

/** Waits long enough for a popup without delay to appear. */
async function waitWithoutPopup(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(findPopup()).toBe(null)
}

test('[PDP-11.1] the popup is hidden at first and fades in timeout seconds after the start', async () => {
  holdAnimations()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await startExperience({ ...withText, timeout: 20 })
  await vi.advanceTimersByTimeAsync(18_500)
  expect(findPopup()).toBe(null)
  await vi.advanceTimersByTimeAsync(1500)
  await vi.waitFor(() => expect(findPopup()?.open).toBe(true), { interval: 1 })
  const [fade] = findPopup()?.getAnimations() ?? []
  expect(fade?.effect?.getTiming().duration).toBe(200)
})

test('[PDP-11.1] unless a time is given, the popup does not interrupt the first seconds of a page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await startExperience({ ...withText, timeout: undefined })
  await vi.advanceTimersByTimeAsync(3500)
  expect(findPopup()).toBe(null)
  await vi.advanceTimersByTimeAsync(1500)
  await vi.waitFor(() => expect(findPopup()?.open).toBe(true), { interval: 1 })
})

describe('[PDP-11.2]', () => {
  test.each([
    ['the close button', closePopup],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the backdrop', () => userEvent.click(document.documentElement, { position: { x: 1, y: 1 }, force: true })],
  ])('closing by %s increments the closed count and ends the experience', async (_, end) => {
    const first = await startExperience(withText)
    await waitUntilOpen()
    await end()
    await waitUntilClosed()
    expect(readCounts()).toEqual(['1', '1'])
    first.stop()
    jar.write('qb_offer_closed', '1', { domain: '', lifeMs })
    await startExperience(withText)
    await waitWithoutPopup()
  })

  test('with a higher limit the popup appears until it was closed that often', async () => {
    jar.write('qb_offer_closed', '1', { domain: '', lifeMs })
    await startExperience({ ...withText, timesToShow: 2 })
    await waitUntilOpen()
    await closePopup()
    expect(readCounts()).toEqual(['1', '2'])
    await startExperience({ ...withText, timesToShow: 2 })
    await waitWithoutPopup()
  })

  test('of two popups with the same name only the first appears', async () => {
    await startExperience(withText)
    await waitUntilOpen()
    await startExperience(withText)
    await closePopup()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(findPopup()).toBe(null)
  })
})

test('[PDP-11.3] each appearance increments the shown count, and leaving the page with the popup open increments no other', async () => {
  const first = await startExperience(withText)
  await waitUntilOpen()
  expect(readCounts()).toEqual(['1', undefined])
  first.stop()
  expect(readCounts()).toEqual(['1', undefined])
  jar.write('qb_offer', '1', { domain: '', lifeMs })
  await startExperience(withText)
  await waitUntilOpen()
  expect(readCounts()).toEqual(['2', undefined])
})

describe('[PDP-11.4]', () => {
  test('without text the picture fills the popup and links to url', async () => {
    await startExperience({ xpName: 'offer', imgUrl: picture, url: '/sale' })
    await waitUntilOpen()
    const link = findPopup()?.querySelector('.instep-popup-whole') as HTMLAnchorElement
    expect(link.getAttribute('href')).toBe('/sale')
    await expect.element(page.getByRole('link', { name: 'Offer', exact: true })).toBeVisible()
    const image = link.querySelector('img') as HTMLImageElement
    expect([image.getAttribute('src'), image.getAttribute('alt')]).toEqual([picture, ''])
    expect(image.getBoundingClientRect().width).toBe(findPopup()?.clientWidth)
    expect(findPart('text')).toBe(null)
  })

  test('without url the picture is not a link', async () => {
    await startExperience({ xpName: 'offer', imgUrl: picture })
    await waitUntilOpen()
    expect(findPopup()?.querySelector('a')).toBe(null)
    expect(findPopup()?.querySelector('img')).not.toBe(null)
  })
})

describe('[PDP-11.5]', () => {
  test('the text is over the picture with its size and colour, and its link has other ones', async () => {
    await startExperience({
      ...withText,
      contentText: 'Two for **one**\n<b>today</b>',
      imgUrl: picture,
      url: '/sale',
      ctaLabel: 'Go',
      textFontSize: '21px',
      contentTextColor: 'rgb(1, 2, 3)',
      ctaTextColor: 'rgb(4, 5, 6)',
      ctaFontSize: 19,
    })
    await waitUntilOpen()
    const [words, link] = [findPart('words') as HTMLElement, findPart('link') as HTMLAnchorElement]
    expect(words.textContent).toBe('Two for one\n<b>today</b>')
    expect(getComputedStyle(words.firstElementChild as Element).whiteSpace).toBe('pre-line')
    expect(words.querySelector('b')?.textContent).toBe('one')
    expect([getComputedStyle(words).fontSize, getComputedStyle(words).color]).toEqual(['21px', 'rgb(1, 2, 3)'])
    expect([getComputedStyle(link).fontSize, getComputedStyle(link).color]).toEqual(['19px', 'rgb(4, 5, 6)'])
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Go', '/sale'])
    const { left, top } = words.getBoundingClientRect()
    expect(findPart('inside')?.querySelector('img')?.getBoundingClientRect().top).toBeLessThan(top)
    expect(document.elementsFromPoint(left + 5, top + 5)).toContain(findPopup()?.querySelector('.instep-popup-picture'))
  })

  test.each([
    ['top', 0],
    ['middle', 0.5],
    [undefined, 0.5],
    ['elsewhere', 0.5],
    ['bottom', 1],
  ])('the position %s is at %d of the height', async (position, share) => {
    await startExperience({ ...withText, imgUrl: picture, position })
    await waitUntilOpen()
    const [inside, text] = ['inside', 'text'].map((name) => findPart(name)?.getBoundingClientRect())
    const room = (inside?.height ?? 0) - (text?.height ?? 0)
    expect(room).toBeGreaterThan(100)
    expect(Math.round((text?.top ?? 0) - (inside?.top ?? 0))).toBe(Math.round(room * share))
  })

  test('without a picture the text is on white', async () => {
    document.body.style.cssText = 'background: black'
    await startExperience(withText)
    await waitUntilOpen()
    document.body.removeAttribute('style')
    expect(getComputedStyle(findPopup() as HTMLElement).backgroundColor).toBe('rgb(255, 255, 255)')
  })
})

test('[PDP-11.7] close button and frame have their colours, and without a width there is no frame', async () => {
  const colors = { closeColor: 'rgb(9, 8, 7)', borderColor: 'rgb(7, 8, 9)' }
  const framed = await startExperience({ ...withText, ...colors, borderWidth: '5' })
  await waitUntilOpen()
  const sign = findPopup()?.querySelector('.instep-dialog-close') as HTMLElement
  expect(getComputedStyle(sign).color).toBe('rgb(9, 8, 7)')
  expect(sign.querySelector('path')?.getAttribute('stroke')).toBe('currentColor')
  const readFrame = () => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(findPopup() as HTMLElement)
    return [borderTopWidth, borderTopStyle, borderTopColor]
  }
  expect(readFrame()).toEqual(['5px', 'solid', 'rgb(7, 8, 9)'])
  framed.stop()
  await startExperience({ ...withText, ...colors, borderWidth: 0 })
  await waitUntilOpen()
  expect(readFrame().slice(0, 2)).toEqual(['0px', 'none'])
})

describe('[PDP-11.8] nothing appears and nothing is counted', () => {
  test.each([
    ['without picture and text', { xpName: 'offer', url: '/sale', ctaLabel: 'Go' }],
    ['without xpName', { contentText: 'Two for one' }],
    ['when the picture cannot be loaded and there is no text', { xpName: 'offer', imgUrl: missing, url: '/sale' }],
  ])('%s', async (_, content) => {
    const before = pageState()
    await startExperience(content)
    await waitWithoutPopup()
    expect(pageState()).toEqual(before)
    expect(readCounts()).toEqual([undefined, undefined])
  })
})

test('when the picture cannot be loaded the text is shown', async () => {
  await startExperience({ ...withText, imgUrl: missing })
  await waitUntilOpen()
  expect(findPopup()?.querySelector('img')).toBe(null)
})

describe('words that could not be read have a ground of their own', () => {
  const [black, white, none] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']
  const readGrounds = () =>
    [findPart('words'), findPart('link')].map((each) => getComputedStyle(each as Element).backgroundColor)
  const both = { ...withText, url: '/sale', ctaLabel: 'Go', textFontSize: '16px' }

  test.each([
    ['white words without their picture', { imgUrl: missing, contentTextColor: white }, [black, none]],
    ['a pale link on white', { ctaTextColor: 'oklch(0.9 0.05 90)' }, [none, black]],
    ['black words on a black picture', { imgUrl: picture, ctaTextColor: white }, [white, none]],
    ['words that can be read', { imgUrl: picture, contentTextColor: white, ctaTextColor: white }, [none, none]],
  ])('%s', async (_, own, grounds) => {
    await startExperience({ ...both, ...own })
    await waitUntilOpen()
    // The disc of the picture is larger than the words.
    const image = findPopup()?.querySelector('img')
    if (image) image.style.cssText = 'height: 500px; object-fit: cover; background: black'
    await expect.poll(readGrounds).toEqual(grounds)
    for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
    expect(readGrounds()).toEqual(grounds)
  })
})

test('[PDP-11.9] following the link sends cta-clicks once and does not close the popup', async () => {
  const run = await startExperience({ ...withText, url: '#sale', ctaLabel: 'Go' })
  await waitUntilOpen()
  findPart('link')?.click()
  findPart('link')?.click()
  expect(run.goals).toEqual(['cta-clicks'])
  expect(readCounts()).toEqual(['1', undefined])
  history.replaceState(null, '', ' ')
})

test('[PDP-11.10] removing the experience before the timeout cancels the popup', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const run = await startExperience({ ...withText, timeout: 5 })
  run.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(findPopup()).toBe(null)
})

test('[SHR-11.1] both counts are whole numbers on path /, and live 270 days from each write', async () => {
  jar.write('qb_offer', '4', { domain: '', lifeMs })
  await startExperience(withText)
  await waitUntilOpen()
  await waitForAnimations()
  await closePopup()
  for (const [name, value] of [
    ['qb_offer', '5'],
    ['qb_offer_closed', '1'],
  ] as const) {
    const cookie = await (window as unknown as { cookieStore: CookieStoreLike }).cookieStore.get(name)
    expect([cookie?.value, cookie?.path]).toEqual([value, '/'])
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() - lifeMs)).toBeLessThan(60_000)
  }
})

type CookieStoreLike = { get(name: string): Promise<{ value: string; path: string; expires: number } | null> }

test('[SHR-11.4] when cookies cannot be written the popup is shown once per page load', async () => {
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    if (!text.startsWith('qb_offer')) set?.call(document, text)
  })
  const run = await startExperience({ ...withText, timesToShow: 9 })
  await waitUntilOpen()
  await closePopup()
  run.publish('ecView', { type: 'product', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' })
  await waitUntilSettled()
  await waitWithoutPopup()
  expect(readCounts()).toEqual([undefined, undefined])
})

test('[SHR-11.5] a name that matches a cookie of the script counts as missing, and one line is logged', async () => {
  const run = await startExperience({ ...withText, xpName: 'permanent' })
  await waitWithoutPopup()
  expect(run.lines).toHaveLength(1)
  expect(run.lines[0]).toContain('product/popup: xpName permanent is missing')
})

test('[PDP-11.11] the title stands over the text in the type of the headings, and names the popup', async () => {
  await startExperience({ ...withText, title: 'This weekend', textFontSize: '14px' })
  await waitUntilOpen()
  const title = findPopup()?.querySelector<HTMLElement>('h2.instep-heading')
  expect([title?.textContent, findPopup()?.getAttribute('aria-label')]).toEqual(['This weekend', 'This weekend'])
  const text = findPopup()?.querySelector('p')
  expect(title?.getBoundingClientRect().bottom).toBeLessThanOrEqual(text?.getBoundingClientRect().top ?? 0)
  expect(text?.textContent).toBe('Two for one')
})
