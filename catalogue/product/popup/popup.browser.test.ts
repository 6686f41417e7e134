import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openCookieJar } from '../../../script/browser/cookie-jar.ts'
import { aPage, pageState, waitForAnimations, waitUntilSettled } from '../../testing/a-page.ts'
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

async function start(content: object, facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content, ...facts })
  runs.push(run)
  return run
}

const popup = () => document.querySelector<HTMLDialogElement>('dialog.product-popup')
const there = () => expect.poll(() => popup()?.open).toBe(true)
const gone = () => expect.poll(popup).toBe(null)
const part = (name: string) => popup()?.querySelector<HTMLElement>(`.product-popup-${name}`)
const counts = () => ['qb_offer', 'qb_offer_closed'].map((name) => jar.values(name)[0])

async function close(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Close', exact: true }))
  await gone()
}

/** Waits long enough for a popup that is due at once. */
async function unseen(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(popup()).toBe(null)
}

test('[PDP-11.1] it is hidden at first and appears timeout seconds after the start, fading in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await start({ ...withText, timeout: 20 })
  await vi.advanceTimersByTimeAsync(18_500)
  expect(popup()).toBe(null)
  await vi.advanceTimersByTimeAsync(1500)
  await vi.waitFor(() => expect(popup()?.open).toBe(true), { interval: 1 })
  const [fade] = popup()?.getAnimations() ?? []
  expect(fade?.effect?.getTiming().duration).toBe(200)
})

describe('[PDP-11.2]', () => {
  test.each([
    ['the close button', close],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the backdrop', () => userEvent.click(document.documentElement, { position: { x: 1, y: 1 }, force: true })],
  ])('closing by %s raises the closed count and ends it', async (_, end) => {
    const first = await start(withText)
    await there()
    await end()
    await gone()
    expect(counts()).toEqual(['1', '1'])
    first.stop()
    jar.write('qb_offer_closed', '1', { domain: '', lifeMs })
    await start(withText)
    await unseen()
  })

  test('with more times to show it comes until it was closed that often', async () => {
    jar.write('qb_offer_closed', '1', { domain: '', lifeMs })
    await start({ ...withText, timesToShow: 2 })
    await there()
    await close()
    expect(counts()).toEqual(['1', '2'])
    await start({ ...withText, timesToShow: 2 })
    await unseen()
  })

  test('of two with one name that wait for each other the second stays away', async () => {
    await start(withText)
    await there()
    await start(withText)
    await close()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(popup()).toBe(null)
  })
})

test('[PDP-11.3] each showing raises the shown count, leaving with it open no other', async () => {
  const first = await start(withText)
  await there()
  expect(counts()).toEqual(['1', undefined])
  first.stop()
  expect(counts()).toEqual(['1', undefined])
  jar.write('qb_offer', '1', { domain: '', lifeMs })
  await start(withText)
  await there()
  expect(counts()).toEqual(['2', undefined])
})

describe('[PDP-11.4]', () => {
  test('without text the picture fills the popup and leads to url', async () => {
    await start({ xpName: 'offer', imgUrl: picture, url: '/sale' })
    await there()
    const link = popup()?.querySelector('.instep-popup-whole') as HTMLAnchorElement
    expect(link.getAttribute('href')).toBe('/sale')
    await expect.element(page.getByRole('link', { name: 'Offer', exact: true })).toBeVisible()
    const image = link.querySelector('img') as HTMLImageElement
    expect([image.getAttribute('src'), image.getAttribute('alt')]).toEqual([picture, ''])
    expect(image.getBoundingClientRect().width).toBe(popup()?.clientWidth)
    expect(part('text')).toBe(null)
  })

  test('without url it is a plain picture', async () => {
    await start({ xpName: 'offer', imgUrl: picture })
    await there()
    expect(popup()?.querySelector('a')).toBe(null)
    expect(popup()?.querySelector('img')).not.toBe(null)
  })
})

describe('[PDP-11.5]', () => {
  test('the text stands over the picture in its size and colour, its link in others', async () => {
    await start({
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
    await there()
    const [words, link] = [part('words') as HTMLElement, part('link') as HTMLAnchorElement]
    expect(words.textContent).toBe('Two for one\n<b>today</b>')
    expect(getComputedStyle(words.firstElementChild as Element).whiteSpace).toBe('pre-line')
    expect(words.querySelector('b')?.textContent).toBe('one')
    expect([getComputedStyle(words).fontSize, getComputedStyle(words).color]).toEqual(['21px', 'rgb(1, 2, 3)'])
    expect([getComputedStyle(link).fontSize, getComputedStyle(link).color]).toEqual(['19px', 'rgb(4, 5, 6)'])
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Go', '/sale'])
    const { left, top } = words.getBoundingClientRect()
    expect(part('inside')?.querySelector('img')?.getBoundingClientRect().top).toBeLessThan(top)
    expect(document.elementsFromPoint(left + 5, top + 5)).toContain(popup()?.querySelector('.instep-popup-picture'))
  })

  test.each([
    ['top', 0],
    ['middle', 0.5],
    [undefined, 0.5],
    ['elsewhere', 0.5],
    ['bottom', 1],
  ])('its position %s is at %d of the height', async (position, share) => {
    await start({ ...withText, imgUrl: picture, position })
    await there()
    const [inside, text] = ['inside', 'text'].map((name) => part(name)?.getBoundingClientRect())
    const room = (inside?.height ?? 0) - (text?.height ?? 0)
    expect(room).toBeGreaterThan(100)
    expect(Math.round((text?.top ?? 0) - (inside?.top ?? 0))).toBe(Math.round(room * share))
  })

  test('without a picture it stands on white', async () => {
    document.body.style.cssText = 'background: black'
    await start(withText)
    await there()
    document.body.removeAttribute('style')
    expect(getComputedStyle(popup() as HTMLElement).backgroundColor).toBe('rgb(255, 255, 255)')
  })
})

test('[PDP-11.7] the close sign and the frame have their colours, and there is no frame of no width', async () => {
  const colors = { closeColor: 'rgb(9, 8, 7)', borderColor: 'rgb(7, 8, 9)' }
  const framed = await start({ ...withText, ...colors, borderWidth: '5' })
  await there()
  const sign = popup()?.querySelector('.instep-dialog-close') as HTMLElement
  expect(getComputedStyle(sign).color).toBe('rgb(9, 8, 7)')
  expect(sign.querySelector('path')?.getAttribute('stroke')).toBe('currentColor')
  const frame = () => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(popup() as HTMLElement)
    return [borderTopWidth, borderTopStyle, borderTopColor]
  }
  expect(frame()).toEqual(['5px', 'solid', 'rgb(7, 8, 9)'])
  framed.stop()
  await start({ ...withText, ...colors, borderWidth: 0 })
  await there()
  expect(frame().slice(0, 2)).toEqual(['0px', 'none'])
})

describe('[PDP-11.8] nothing appears and nothing is counted', () => {
  test.each([
    ['without picture and text', { xpName: 'offer', url: '/sale', ctaLabel: 'Go' }],
    ['without xpName', { contentText: 'Two for one' }],
    ['when the picture cannot be loaded and there is no text', { xpName: 'offer', imgUrl: missing, url: '/sale' }],
  ])('%s', async (_, content) => {
    const before = pageState()
    await start(content)
    await unseen()
    expect(pageState()).toEqual(before)
    expect(counts()).toEqual([undefined, undefined])
  })
})

test('a picture that cannot be loaded leaves its text', async () => {
  await start({ ...withText, imgUrl: missing })
  await there()
  expect(popup()?.querySelector('img')).toBe(null)
})

test('[PDP-11.9] following the link sends cta-clicks once and closes nothing', async () => {
  const run = await start({ ...withText, url: '#sale', ctaLabel: 'Go' })
  await there()
  part('link')?.click()
  part('link')?.click()
  expect(run.goals).toEqual(['cta-clicks'])
  expect(counts()).toEqual(['1', undefined])
  history.replaceState(null, '', ' ')
})

test('[PDP-11.10] removal before the timeout cancels the popup', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const run = await start({ ...withText, timeout: 5 })
  run.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(popup()).toBe(null)
})

test('[SHR-11.1] both counts are whole numbers on path /, and live 270 days from each write', async () => {
  jar.write('qb_offer', '4', { domain: '', lifeMs })
  await start(withText)
  await there()
  await waitForAnimations()
  await close()
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

test('[SHR-11.4] where no cookie can be written it is shown once on a page load', async () => {
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    if (!text.startsWith('qb_offer')) set?.call(document, text)
  })
  const run = await start({ ...withText, timesToShow: 9 })
  await there()
  await close()
  run.publish('ecView', { type: 'product', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' })
  await waitUntilSettled()
  await unseen()
  expect(counts()).toEqual([undefined, undefined])
})

test('[SHR-11.5] a name that would be a cookie of the script counts as missing, with one line', async () => {
  const run = await start({ ...withText, xpName: 'permanent' })
  await unseen()
  expect(run.lines).toHaveLength(1)
  expect(run.lines[0]).toContain('product/popup: xpName permanent is missing')
})
