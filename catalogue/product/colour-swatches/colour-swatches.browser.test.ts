import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState } from '../../testing/a-page.ts'
import { drawnSelects } from '../../testing/drawn-selects.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

const sizes = '<fieldset data-anchor="sizeSelector"><legend>Size</legend><button id="size">38</button></fieldset>'
const aProduct = (selector = sizes) => `
  <section data-anchor="productGallery" tabindex="0">Pictures</section>
  <section data-anchor="productPanel">
    <div data-anchor="colourSwatches">
      <p>Colour</p><button id="sand" aria-current="true">Sand</button><button id="soot">Soot</button>
    </div>
    <h1>Shoe</h1>${selector}<button id="add">Add</button>
  </section>`

let run: TemplateRun

beforeEach(() => void aPage(aProduct()))

afterEach(() => {
  run.stop()
  vi.restoreAllMocks()
})

async function startExperience(content: object): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

const findAnchor = (name: string) => document.querySelector(`[data-anchor="${name}"]`) as HTMLElement
const findArea = () => findAnchor('colourSwatches')
const byId = (id: string) => document.getElementById(id) as HTMLElement

test('[PDP-19.1] moveIn: the area is in the panel directly before the sizes', async () => {
  await startExperience({ moveIn: true })
  expect(findAnchor('sizeSelector').previousElementSibling).toBe(findArea())
  expect(findAnchor('productPanel').contains(findArea())).toBe(true)
})

test.each(drawnSelects('sizeSelector'))(
  '[PDP-19.1] moveIn: the area is before what %s shows in place of a select',
  async (_, html) => {
    aPage(aProduct(html))
    await startExperience({ moveIn: true })
    expect(byId('drawn').contains(findArea())).toBe(false)
    const select = findAnchor('sizeSelector')
    const first = byId('drawn').contains(select) ? byId('drawn') : select
    expect(first.previousElementSibling).toBe(findArea())
  },
)

test('[PDP-19.1] without sizes the area is at the end of the panel until sizes appear', async () => {
  aPage(aProduct(''))
  await startExperience({ moveIn: true })
  expect(findAnchor('productPanel').lastElementChild).toBe(findArea())
  byId('add').before(document.createRange().createContextualFragment(sizes))
  await expect.poll(() => findAnchor('sizeSelector').previousElementSibling).toBe(findArea())
})

test('[PDP-19.2] moveOut: the area is outside the panel directly below the gallery', async () => {
  await startExperience({ moveOut: true })
  expect(findAnchor('productGallery').nextElementSibling).toBe(findArea())
  expect(findAnchor('productPanel').contains(findArea())).toBe(false)
})

test.each([
  [{ moveIn: true, moveOut: true }, ['product/colour-swatches: moveIn and moveOut are both true']],
  [{ moveIn: false, moveOut: false }, []],
])('[PDP-19.3] %o moves nothing; with both true one line is logged', async (content, lines) => {
  const before = pageState()
  await startExperience(content)
  expect(pageState()).toEqual(before)
  expect(run.lines).toEqual(lines)
})

test.each([{}, { moveIn: true }, { moveOut: true }])(
  '[PDP-19.4] with isVisible false the area is hidden: %o',
  async (to) => {
    await startExperience({ ...to, isVisible: 'false' })
    expect(findArea().checkVisibility()).toBe(false)
    expect(findArea().offsetHeight).toBe(0)
  },
)

describe('[PDP-19.5]', () => {
  test('the chosen colour, the effect of a click and the focus stay, and the Tab order follows the new place', async () => {
    const pressed = vi.fn()
    byId('soot').addEventListener('click', pressed)
    byId('soot').focus()
    await startExperience({ moveOut: true })
    expect(document.activeElement).toBe(byId('soot'))
    expect(byId('sand').getAttribute('aria-current')).toBe('true')
    byId('soot').click()
    expect(pressed).toHaveBeenCalledTimes(1)
    findAnchor('productGallery').focus()
    const order = []
    for (let turn = 0; turn < 3; turn++) {
      await userEvent.tab()
      order.push(document.activeElement?.id)
    }
    expect(order).toEqual(['sand', 'soot', 'size'])
    byId('sand').focus()
    run.stop()
    expect(document.activeElement).toBe(byId('sand'))
  })

  test('the same in the panel', async () => {
    byId('sand').focus()
    await startExperience({ moveIn: true })
    expect(document.activeElement).toBe(byId('sand'))
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(byId('size'))
  })
})

test('[PDP-19.6] on phones it works the same', async () => {
  await page.viewport(390, 800)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone)
  await startExperience({ moveOut: true })
  expect(findAnchor('productGallery').nextElementSibling).toBe(findArea())
  run.stop()
  await startExperience({ moveIn: true })
  expect(findAnchor('sizeSelector').previousElementSibling).toBe(findArea())
  expect(template.devices).toContain('mobile')
})

test.each([{ moveIn: true }, { moveOut: true }, { moveOut: true, isVisible: false }])(
  '[PDP-19.7] removing the experience puts the area back and shows it as before: %o',
  async (content) => {
    const before = pageState()
    await startExperience(content)
    expect(pageState()).not.toEqual(before)
    run.stop()
    expect(pageState()).toEqual(before)
    expect(findArea().checkVisibility()).toBe(true)
  },
)
