import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SiteSettings } from '../../../contract/site-settings.ts'
import { aPage, waitForAnimations, waitUntilSettled } from '../../testing/a-page.ts'
import { lessMotion } from '../../testing/less-motion.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const aBlock = (name: string, content: string) =>
  `<details data-block="${name}" id="${name}"><summary>${name}</summary>${content}</details>`
const aText = (lines: number) => '<p>By post</p>'.repeat(lines)
const usual = [
  aBlock('delivery', aText(60)),
  aBlock('returns', '<p id="term">Within 60 days</p>'),
  aBlock('details', aText(3)),
]

let run: TemplateRun

afterEach(() => {
  run.stop()
  scrollTo(0, 0)
})

type Page = { blocks?: string[]; below?: string; settings?: SiteSettings }

async function startExperience({ blocks = usual, below = '', settings }: Page): Promise<void> {
  await page.viewport(390, 700)
  aPage(`<div style="height: 300px"><a href="#returns">Returns</a> <a href="#term">How long</a> <a href="#reviews">4.2</a></div>
    <div data-anchor="productAccordion">${blocks.join('')}</div><div style="height: 900px"></div>${below}<div style="height: 2000px"></div>`)
  run = await runTemplate({ experience, template, content: {}, settings })
}

const findButton = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words) as HTMLButtonElement
const measureTop = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? 0)
const isOpen = (words: string) => findButton(words).ariaExpanded === 'true'

async function press(words: string): Promise<void> {
  findButton(words).click()
  await waitForAnimations()
}

describe('a pressed heading stays where it is while a long panel above it closes', () => {
  test.each([
    ['moving', () => {}],
    ['at once', lessMotion],
  ] as const)('%s', async (_, prepare) => {
    await prepare()
    await startExperience({})
    await press('Delivery')
    await new Promise((resolve) => setTimeout(resolve, 200))
    findButton('Returns').scrollIntoView({ block: 'center', behavior: 'instant' })
    await waitUntilSettled()
    const before = measureTop(findButton('Returns'))
    expect(before).toBeGreaterThan(100)
    await press('Returns')
    await waitUntilSettled()
    // Frames that come late leave some px of the way.
    expect(Math.abs(measureTop(findButton('Returns')) - before)).toBeLessThan(10)
  })
})

test('an open panel stays open, and its heading focused, when the shop draws the block anew', async () => {
  await startExperience({})
  await press('Returns')
  findButton('Returns').focus()
  const redraw = document.createRange().createContextualFragment(aBlock('returns', '<p>Within 30 days</p>'))
  document.querySelector('#returns')?.replaceWith(redraw)
  await waitUntilSettled()
  expect(isOpen('Returns')).toBe(true)
  expect(document.activeElement).toBe(findButton('Returns'))
  const fresh = document.createRange().createContextualFragment(usual.join(''))
  document.querySelector('[data-anchor="productAccordion"]')?.replaceChildren(fresh)
  await waitUntilSettled()
  expect(['Delivery', 'Returns'].map(isOpen)).toEqual([false, true])
  document.querySelector('#returns')?.remove()
  await waitUntilSettled()
  await press('Delivery')
  document.querySelector('#delivery')?.insertAdjacentHTML('afterend', aBlock('returns', '<p>Within 30 days</p>'))
  await waitUntilSettled()
  expect(['Delivery', 'Returns'].map(isOpen)).toEqual([true, false])
})

describe('links of the page', () => {
  test.each([
    ['to a block lead to its heading', 'Returns', () => findButton('Returns')],
    ['into a block lead there', 'How long', () => document.querySelector('#term')],
  ])('%s, and open the panel', async (_, words, leadsTo) => {
    await startExperience({})
    await userEvent.click(page.getByRole('link', { name: words }))
    await expect.poll(() => measureTop(leadsTo())).toBe(100)
    expect(isOpen('Returns')).toBe(true)
    await expect.poll(() => document.activeElement).toBe(leadsTo())
    await userEvent.click(page.getByRole('link', { name: words }))
    expect(isOpen('Returns')).toBe(true)
  })

  test('to another site, or another page of this one, are left to the browser', async () => {
    await startExperience({})
    for (const address of [`//other.example${location.pathname}${location.search}`, '/other']) {
      const link = document.querySelector<HTMLAnchorElement>('a[href$="#returns"]')
      if (!link) throw new Error('There is no link')
      link.href = `${address}#returns`
      addEventListener('click', (event) => event.preventDefault(), { once: true })
      link.click()
      expect(isOpen('Returns')).toBe(false)
    }
  })

  test('to the block of the reviews lead to the reviews', async () => {
    const below = '<section data-anchor="reviewsSection"><h2>What others say</h2></section>'
    await startExperience({ blocks: [...usual, aBlock('reviews', '4.2')], below })
    await userEvent.click(page.getByRole('link', { name: '4.2' }))
    await expect.poll(() => measureTop(document.querySelector('section'))).toBe(100)
  })
})

test.each([
  ['are nowhere else', '<p id="all">4.2 out of 5</p>'],
  ['have their section in it', '<section data-anchor="reviewsSection"><p id="all">4.2 out of 5</p></section>'],
])('[PDP-01.7] a block of reviews that %s stays', async (_, content) => {
  await startExperience({ blocks: [...usual, aBlock('reviews', content)] })
  expect(findButton('Reviews')).toBeUndefined()
  const block = document.querySelector<HTMLDetailsElement>('#reviews')
  if (block) block.open = true
  expect(document.querySelector('#all')?.checkVisibility()).toBe(true)
})

test('a wide table is clipped only while its panel moves', async () => {
  await startExperience({ blocks: [aBlock('details', '<div id="wide" style="width: 900px">Sizes</div>')] })
  const readOverflow = () => getComputedStyle(document.querySelector('#wide')?.parentElement as Element).overflowX
  expect(readOverflow()).toBe('clip')
  findButton('Product details').click()
  expect(readOverflow()).toBe('clip')
  await waitForAnimations()
  expect(readOverflow()).toBe('visible')
  findButton('Product details').click()
  expect(readOverflow()).toBe('clip')
})

test('[PDP-01.1] names that stand beside their contents stay, and reviews that are a part of the accordion can be reached', async () => {
  const blocks = ['<p id="name"><a>Details</a></p>', '<p>Loose leaves</p>']
  const section = '<section data-anchor="reviewsSection">4.2 out of 5</section>'
  // Blocks are known by their words.
  await startExperience({ blocks: [...blocks, section], settings: {} })
  await expect.poll(() => findButton('Reviews')).toBeDefined()
  expect(findButton('Product details')).toBeUndefined()
  expect(document.querySelector('#name')?.checkVisibility()).toBe(true)
  findButton('Reviews').click()
  await expect.poll(() => measureTop(document.querySelector('section'))).toBe(100)
})

test.each([
  ['by its class', 'class="folded"'],
  ['by an attribute', 'hidden'],
  ['by its own style', 'style="display: none" aria-hidden="true"'],
  ['by its height', 'style="max-height: 0; overflow: hidden" inert'],
])(
  '[PDP-01.1] content that the shop folds %s until its own heading is pressed is seen in its panel',
  async (_, folded) => {
    const content = (id: string, attributes: string) =>
      `<div id="${id}" ${attributes}><p>By post <span hidden>not yet</span><a href="#far">Where to</a></p></div>`
    const block = `<div data-block="delivery"><h2><button aria-expanded="false" aria-controls="delivery">delivery</button></h2>${content('delivery', folded)}</div>`
    await startExperience({ blocks: ['<style>.folded { display: none }</style>', block] })
    const post = document.querySelector('#delivery p') as HTMLElement
    const link = document.querySelector('#delivery a') as HTMLElement
    expect(isOpen('Delivery')).toBe(false)
    await press('Delivery')
    await expect.poll(() => post.offsetHeight > 0 && post.checkVisibility({ visibilityProperty: true })).toBe(true)
    expect(post.closest('[aria-hidden], [inert]')).toBeNull()
    expect(document.querySelector<HTMLElement>('#delivery span')?.offsetHeight).toBe(0)
    link?.focus()
    expect(document.activeElement).toBe(link)
    run.stop()
    expect(document.getElementById('delivery')?.outerHTML).toBe(
      document.createRange().createContextualFragment(content('delivery', folded)).firstElementChild?.outerHTML,
    )
  },
)

test('what is in its panels is measured after the browser has laid out the page, which then costs nothing', async () => {
  let isLaidOut = false
  const Observer = ResizeObserver
  vi.stubGlobal(
    'ResizeObserver',
    class extends Observer {
      constructor(callback: ResizeObserverCallback) {
        super((entries, observer) => {
          isLaidOut = true
          callback(entries, observer)
          isLaidOut = false
        })
      }
    },
  )
  const reads: boolean[] = []
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => {
    reads.push(isLaidOut)
    return 100
  })
  try {
    await startExperience({})
    await expect.poll(() => reads).toEqual([true, true, true])
  } finally {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})
