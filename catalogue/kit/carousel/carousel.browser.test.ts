import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  aCarousel,
  findButton,
  findRegion,
  findTrack,
  reachableSlides,
  seenSlides,
  slidesOf,
  theSlides,
} from '../../testing/a-carousel.tsx'
import { waitUntilSettled } from '../../testing/a-page.ts'
import { translatePage } from '../../testing/translate-page.ts'
import { watchWhatIsAlive } from '../../testing/what-is-alive.ts'
import { AutoScroll } from './auto-scroll.tsx'

/** React draws after the event, as it does between two events of a visitor. */
const drawn = () => new Promise((resolve) => setTimeout(resolve))

async function press(name: string): Promise<void> {
  findButton(name)?.click()
  await drawn()
}

const isDisabled = (name: string) => findButton(name)?.getAttribute('aria-disabled') === 'true'
const counter = () => findRegion().querySelector('[aria-live]')
const widths = () => theSlides().map((slide) => slide.getBoundingClientRect().width)

/** A drag of a pointer over the slides, which ends with a click, as in life. */
async function drag(x: number, y = 0, pointerType = 'mouse'): Promise<void> {
  const link = theSlides()[0]?.querySelector('a') as HTMLElement
  const at = (type: string, share: number, buttons: number) =>
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      buttons,
      pointerType,
      clientX: 200 + x * share,
      clientY: 20 + y * share,
    })
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  link.dispatchEvent(at('pointerdown', 0, 1))
  for (const share of [0.25, 0.5, 1]) link.dispatchEvent(at('pointermove', share, 1))
  link.dispatchEvent(at('pointerup', 1, 0))
  vi.restoreAllMocks()
  await drawn()
}

test('[SHR-02.1] a slide is as wide as the number per view and the gap leave it, so that exactly that many fit', () => {
  const { show } = aCarousel()
  expect(new Set(widths())).toEqual(new Set([(400 - 10) / 2]))
  expect(seenSlides()).toBe('ab')
  show({ perView: { usual: 4 }, gap: 15 })
  expect(new Set(widths())).toEqual(new Set([(400 - 15 * 3) / 4]))
  const [first, second] = theSlides().map((slide) => slide.getBoundingClientRect())
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(15)
  expect(seenSlides()).toBe('abcd')
})

test('[SHR-02.2] the layout follows the window’s width, and the first slide in view stays first as far as the end allows', async () => {
  const { innerWidth, innerHeight } = window
  aCarousel({ perView: { usual: 2, narrow: [{ upTo: 500, slides: 3 }] } })
  await page.viewport(800, 600)
  for (let time = 0; time < 6; time++) await press('Next')
  await expect.poll(reachableSlides).toBe('gh')
  await page.viewport(500, 600)
  await expect.poll(reachableSlides).toBe('fgh')
  await expect.poll(seenSlides).toBe('fgh')
  await page.viewport(800, 600)
  await expect.poll(reachableSlides).toBe('gh')
  await page.viewport(innerWidth, innerHeight)
})

test('[SHR-02.3] the arrows move by one slide in 600 ms, and are disabled at their end', async () => {
  aCarousel({ slides: slidesOf('abcd') })
  expect(seenSlides()).toBe('ab')
  expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([true, false])
  await press('Previous')
  expect(reachableSlides()).toBe('ab')
  await press('Next')
  const [moving] = findTrack().getAnimations()
  expect(moving?.effect?.getTiming().duration).toBe(600)
  await expect.poll(seenSlides).toBe('bc')
  expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([false, false])
  await press('Next')
  await expect.poll(seenSlides).toBe('cd')
  expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([false, true])
  await press('Next')
  expect(reachableSlides()).toBe('cd')
  await press('Previous')
  await expect.poll(seenSlides).toBe('bc')
})

test('[SHR-02.4] when all fit there are no arrows and no counter, without a slide there is nothing', () => {
  const { show } = aCarousel({ slides: slidesOf('ab'), hasCounter: true })
  expect(findRegion().querySelector('h2')?.textContent).toBe('Shoes')
  expect(findRegion().querySelectorAll('button, [aria-live]')).toHaveLength(0)
  show({ slides: [] })
  expect(document.querySelector('main')?.textContent).toBe('')
  expect(findRegion()).toBe(null)
})

test('a headline stands beside the arrows, and one with a word too long for that above them, within 288 px', () => {
  const { main, show } = aCarousel({ hasCounter: true })
  main.style.cssText = 'width: 288px; font: 16px sans-serif'
  const boxes = () =>
    ['h2', '.instep-carousel-controls'].map(
      (part) => findRegion().querySelector(part)?.getBoundingClientRect() as DOMRect,
    )
  const [short, arrows] = boxes() as [DOMRect, DOMRect]
  expect(short.right).toBeLessThanOrEqual(arrows.left)
  expect(short.top).toBeLessThan(arrows.bottom)
  show({ headline: 'Geschenkverpackungsmöglichkeiten und Donaudampfschifffahrtsgesellschaftskapitänsmützen' })
  const [long, below] = boxes() as [DOMRect, DOMRect]
  expect(long.width).toBe(288)
  expect(below.top).toBeGreaterThanOrEqual(long.bottom)
  const headline = findRegion().querySelector('h2') as HTMLElement
  expect([headline.scrollWidth, main.scrollWidth]).toEqual([288, 288])
})

test('a headline begins where the slides do, also in a shop that centres its own', () => {
  const { main } = aCarousel()
  const style = document.createElement('style')
  style.textContent = 'h2 { text-align: center }'
  main.after(style)
  const words = document.createRange()
  words.selectNodeContents(findRegion().querySelector('h2') as HTMLElement)
  expect(words.getBoundingClientRect().left).toBe(findTrack().getBoundingClientRect().left)
})

test('[SHR-02.5] the counter tells the first slide in view of all, from the start and after each move, politely', async () => {
  aCarousel({ hasCounter: true })
  expect(counter()?.textContent).toBe('1/8')
  expect(counter()?.getAttribute('aria-live')).toBe('polite')
  const area = counter()
  await press('Next')
  expect(counter()?.textContent).toBe('2/8')
  await press('Next')
  await press('Previous')
  expect(counter()?.textContent).toBe('2/8')
  expect(counter()).toBe(area)
})

test('[SHR-02.5] the counter goes on counting on a page that the browser has translated', async () => {
  aCarousel({ hasCounter: true })
  translatePage()
  await press('Next')
  expect(counter()?.textContent).toBe('2/8')
})

test('[SHR-02.6] a drag of more than 40 px moves by one slide, a shorter one snaps back, a vertical one is the page’s', async () => {
  aCarousel()
  let clicks = 0
  findRegion().addEventListener('click', () => clicks++)
  const click = () => theSlides()[0]?.querySelector('a')?.click()
  await drag(-41)
  click()
  expect([reachableSlides(), clicks]).toEqual(['bc', 0])
  await drag(-300, 20, 'touch')
  expect(reachableSlides()).toBe('cd')
  await drag(-40)
  expect(reachableSlides()).toBe('cd')
  await expect.poll(seenSlides).toBe('cd')
  await drag(41)
  expect(reachableSlides()).toBe('bc')
  await drag(-60, 90)
  expect(reachableSlides()).toBe('bc')
  expect(getComputedStyle(findTrack().parentElement as HTMLElement).touchAction).toBe('pan-y')
  click()
  expect(clicks).toBe(1)
})

test('[SHR-02.7] it is a region named by its headline, its slides are groups with their number, arrow keys move it', async () => {
  aCarousel()
  expect(page.getByRole('region', { name: 'Shoes', exact: true }).elements()).toEqual([findRegion()])
  expect([findRegion().getAttribute('aria-label'), findRegion().getAttribute('aria-roledescription')]).toEqual([
    'Shoes',
    'carousel',
  ])
  expect(theSlides().map((slide) => [slide.getAttribute('role'), slide.getAttribute('aria-label')])).toEqual(
    theSlides().map((_, at) => ['group', `${at + 1} of 8`]),
  )
  document.querySelector<HTMLElement>('a[href="#before"]')?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(reachableSlides()).toBe('ab')
  findButton('Next')?.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(reachableSlides()).toBe('bc')
})

test('[SHR-02.8] slides out of view cannot take focus, and a focused one that leaves gives it to the arrow used', async () => {
  aCarousel({ slides: slidesOf('abcd') })
  const order: (string | null | undefined)[] = []
  document.querySelector<HTMLElement>('a[href="#before"]')?.focus()
  for (let time = 0; time < 5; time++) {
    await userEvent.tab()
    order.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
  }
  expect(order).toEqual(['Previous', 'Next', 'a', 'b', 'After'])
  const link = (letter: string) => document.querySelector<HTMLElement>(`a[href="#${letter}"]`)
  link('a')?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(findButton('Next'))
  link('c')?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect([reachableSlides(), document.activeElement]).toEqual(['cd', link('c')])
  link('d')?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(findButton('Previous'))
})

/** Time of timers passes when it is told to; frames come as they come. */
const takeTime = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const frame = () => new Promise(requestAnimationFrame)
const offset = () => Number.parseFloat(findTrack().style.translate) || 0

/** Whether it has moved after some frames. */
async function isMoving(): Promise<boolean> {
  const from = offset()
  for (let time = 0; time < 4; time++) await frame()
  return offset() !== from
}

/** Whether it stands until its rest of 1500 ms is over, and moves then. */
async function rests(): Promise<boolean> {
  await pass(1499)
  const hasStood = !(await isMoving())
  await pass(1)
  return hasStood && (await isMoving())
}

/** Whether it stands for longer than its rest. */
async function stands(): Promise<boolean> {
  await pass(1700)
  return !(await isMoving())
}

test('[SHR-02.9] it starts after 1500 ms, half a pixel a frame, and begins again after the last', async () => {
  takeTime()
  aCarousel({ mover: AutoScroll, slides: slidesOf('abc') })
  await pass(0)
  expect(await rests()).toBe(true)
  const offsets: number[] = []
  for (let nth = 0; nth < 5; nth++) {
    await frame()
    offsets.push(offset())
  }
  expect(offsets.slice(1).map((px, at) => px - (offsets[at] ?? 0))).toEqual([-0.5, -0.5, -0.5, -0.5])
  expect(reachableSlides()).toBe('abc')
  // All but the last pixels of this slide.
  findTrack().style.translate = '-203px'
  // Not by polling, which lets the time of timers pass.
  for (let nth = 0; nth < 20 && offset() !== 0; nth++) await frame()
  expect([reachableSlides(), offset()]).toEqual(['bc', 0])
  expect(await rests()).toBe(true)
  expect(reachableSlides()).toBe('abc')
}, 20_000)

const point = (type: string, pointerType = 'mouse') =>
  findRegion().dispatchEvent(new PointerEvent(type, { pointerType }))

test.each([
  ['a pointer', () => point('pointerenter'), () => point('pointerleave')],
  ['a finger', () => point('pointerenter', 'touch'), () => point('pointerleave', 'touch')],
  ['focus', () => findButton('Next')?.focus(), () => findButton('Next')?.blur()],
  [
    'a hidden tab',
    () =>
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true) &&
      document.dispatchEvent(new Event('visibilitychange')),
    () => {
      vi.restoreAllMocks()
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])(
  '[SHR-02.10] automatic scrolling halts under %s, and goes on 1500 ms after it',
  async (_, begin, end) => {
    takeTime()
    aCarousel({ mover: AutoScroll })
    await pass(0)
    expect(await rests()).toBe(true)
    begin()
    await pass(0)
    expect(await stands()).toBe(true)
    end()
    await pass(0)
    expect(await rests()).toBe(true)
  },
  20_000,
)

test('[SHR-02.10] a button named Pause stops automatic scrolling and turns into Play', async () => {
  takeTime()
  aCarousel({ mover: AutoScroll })
  await pass(0)
  expect(await rests()).toBe(true)
  findButton('Pause')?.click()
  await frame()
  expect(findButton('Pause')).toBe(null)
  expect(await stands()).toBe(true)
  findButton('Play')?.click()
  await frame()
  expect(findButton('Pause')).not.toBe(null)
  expect(await rests()).toBe(true)
  expect(findButton('Play')).toBe(null)
}, 20_000)

test('[SHR-02.10] with reduced motion it never starts, and has no button for it', async () => {
  const query = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
  vi.spyOn(window, 'matchMedia').mockReturnValue(query)
  takeTime()
  aCarousel({ mover: AutoScroll })
  await pass(0)
  expect(findButton('Pause')).toBe(null)
  expect(await stands()).toBe(true)
  vi.useRealTimers()
  await press('Next')
  expect(findTrack().getAnimations()).toEqual([])
  expect(seenSlides()).toBe('bc')
  vi.restoreAllMocks()
})

test('[SHR-02.13] on a phone one that moves by itself has pause beside the heading, and the arrows below the slides', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  aCarousel({ mover: AutoScroll, headline: 'Worn by you' })
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() as DOMRect
  const places = () => {
    const heading = boxOf(findRegion().querySelector('h2'))
    const slides = boxOf(findTrack().parentElement)
    return ['Pause', 'Previous', 'Next'].map((name) => {
      const { top, bottom, left } = boxOf(findButton(name))
      if (bottom <= slides.top && top < heading.bottom && left >= heading.right) return 'beside the heading'
      return top >= slides.bottom ? 'below' : 'elsewhere'
    })
  }
  await page.viewport(600, 800)
  expect(places()).toEqual(['beside the heading', 'below', 'below'])
  expect(boxOf(findButton('Previous')).right).toBeLessThan(boxOf(findButton('Next')).left)
  await page.viewport(601, 800)
  expect(places()).toEqual(Array(3).fill('beside the heading'))
})

test('[SHR-02.12] from right to left the first slide is at the right, and arrows, keys, drags and scrolling lead the other way', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  takeTime()
  aCarousel({ mover: AutoScroll })
  await pass(0)
  const lefts = () => theSlides().map((slide) => slide.getBoundingClientRect().left)
  expect(seenSlides()).toBe('ab')
  expect(lefts()[0]).toBeGreaterThan(lefts()[1] ?? 0)
  expect(await rests()).toBe(true)
  expect(offset()).toBeGreaterThan(0)
  // All but the last pixels of this slide.
  findTrack().style.translate = '203px'
  for (let nth = 0; nth < 20 && offset() > 10; nth++) await frame()
  expect(reachableSlides()).toBe('bcd')
  findButton('Pause')?.click()
  await frame()
  const settle = async () => {
    await frame()
    for (const each of findTrack().getAnimations()) each.finish()
    await frame()
    return seenSlides()
  }
  findButton('Next')?.click()
  expect(await settle()).toBe('cd')
  const next = findButton('Next') as HTMLElement
  expect(getComputedStyle(next.querySelector('svg') as Element).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  findRegion().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
  expect(await settle()).toBe('de')
  vi.useRealTimers()
  await drag(60)
  expect(await settle()).toBe('ef')
  await drag(-60)
  expect(await settle()).toBe('de')
})

test('[SHR-02.11] removal ends timers, observers and listeners, and takes the markup out', async () => {
  const alive = watchWhatIsAlive()
  const { remove, main } = aCarousel({ mover: AutoScroll })
  remove()
  await waitUntilSettled()
  const empty = alive()
  aCarousel({ mover: AutoScroll }).remove()
  expect(main.childElementCount).toBe(0)
  await expect.poll(alive).toEqual(empty)
})
