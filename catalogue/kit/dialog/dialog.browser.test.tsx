import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aDialog, closeButton, theDialog, theDialogs } from '../../testing/a-dialog.tsx'
import { aPage, pageState, waitForAnimations, waitUntilSettled } from '../../testing/a-page.ts'
import { lessMotion } from '../../testing/less-motion.ts'
import { addShopRules, measureBoxes } from '../../testing/shop-rules.ts'

const shop = `
<button id="before">Before</button>
<main data-anchor="mainContent" style="height: 3000px"><a id="inside" href="#inside">Inside</a></main>
`

beforeEach(async () => {
  await page.viewport(1000, 700)
  aPage(shop)
})

afterEach(() => scrollTo(0, 0))

const opener = () => document.querySelector('#before') as HTMLElement
const gone = () => expect.poll(() => theDialogs().length).toBe(0)

/** Clicks at a place of the window, as a pointer does. */
async function clickAt(x: number, y: number): Promise<void> {
  await userEvent.click(document.documentElement, { position: { x, y }, force: true })
}

test('[SHR-03.1] a dialog has the role dialog, is modal and is named by its title', async () => {
  aDialog().open()
  const dialog = theDialog()
  await expect.element(page.getByRole('dialog', { name: 'A title', exact: true })).toBeVisible()
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  expect(dialog.querySelector('h2')?.textContent).toBe('A title')
})

test('[SHR-03.1] a dialog without a title is named by its label', async () => {
  aDialog({ title: undefined, label: 'Shoes in the rain' }).open()
  await expect.element(page.getByRole('dialog', { name: 'Shoes in the rain', exact: true })).toBeVisible()
  expect(theDialog().querySelector('h2')).toBe(null)
})

describe('[SHR-03.2]', () => {
  test('focus goes to the close button, stays inside, and goes back to the element that had it', async () => {
    opener().focus()
    aDialog({
      children: (
        <p>
          <a href="#one">One</a> <button type="button">Two</button>{' '}
          <button type="button" disabled>
            Off
          </button>
        </p>
      ),
    }).open()
    expect(document.activeElement).toBe(closeButton())
    const words = async (keys: string) => {
      await userEvent.keyboard(keys)
      return document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')
    }
    expect(await words('{Tab}')).toBe('One')
    expect(await words('{Tab}')).toBe('Two')
    expect(await words('{Tab}')).toBe('Close')
    expect(await words('{Shift>}{Tab}{/Shift}')).toBe('Two')
    expect(await words('{Shift>}{Tab}{/Shift}')).toBe('One')
    closeButton().click()
    await gone()
    expect(document.activeElement).toBe(opener())
  })

  test('when that element is gone, focus goes to the main content', async () => {
    opener().focus()
    aDialog().open()
    opener().remove()
    closeButton().click()
    await gone()
    const main = document.querySelector('main') as HTMLElement
    expect(document.activeElement).toBe(main)
    document.querySelector<HTMLElement>('#inside')?.focus()
    expect(main.hasAttribute('tabindex')).toBe(false)
  })
})

describe('[SHR-03.3]', () => {
  test('the close button is named Close, is 44 by 44 px, and closes', async () => {
    const { open, closed } = aDialog()
    open()
    const { width, height } = closeButton().getBoundingClientRect()
    expect([width >= 44, height >= 44]).toEqual([true, true])
    await userEvent.click(page.getByRole('button', { name: 'Close', exact: true }))
    await gone()
    expect(closed).toEqual(['closed'])
  })

  test('a click on the backdrop closes, one inside does not', async () => {
    const { open, closed } = aDialog()
    open()
    await waitForAnimations()
    await userEvent.click(page.getByText('Words of the dialog'))
    const { left, top } = theDialog().getBoundingClientRect()
    await clickAt(left + 3, top + 3)
    expect(closed).toEqual([])
    await clickAt(left - 5, top + 3)
    await gone()
    expect(closed).toEqual(['closed'])
  })

  test('selecting text from inside to the backdrop leaves the dialog open', async () => {
    const { open, closed } = aDialog()
    open()
    const { left, top } = theDialog().getBoundingClientRect()
    const at = (x: number) => ({ bubbles: true, clientX: x, clientY: top + 5 })
    theDialog().dispatchEvent(new PointerEvent('pointerdown', at(left + 5)))
    theDialog().dispatchEvent(new MouseEvent('click', at(left - 5)))
    expect(closed).toEqual([])
  })

  test('Escape closes the dialog, also when it is pressed again during the fade', async () => {
    const { open, closed } = aDialog()
    open()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    await gone()
    expect(closed).toEqual(['closed'])
  })
})

test('[SHR-03.4] the page does not scroll while a dialog is open, and keeps its scroll position', async () => {
  scrollTo(0, 400)
  const state = pageState()
  aDialog().open()
  await userEvent.wheel(document.documentElement, { delta: { y: 300 } })
  await userEvent.keyboard('{PageDown}')
  await waitUntilSettled()
  expect(scrollY).toBe(400)
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  closeButton().click()
  await gone()
  expect(scrollY).toBe(400)
  expect(pageState()).toEqual(state)
})

test('[SHR-03.4] [SHR-03.6] where a library scrolls the page by the wheel, as Lenis does, it leaves a dialog alone', async () => {
  const scrollSmoothly = (event: WheelEvent) => {
    event.preventDefault()
    scrollBy(0, event.deltaY)
  }
  addEventListener('wheel', scrollSmoothly, { passive: false })
  onTestFinished(() => removeEventListener('wheel', scrollSmoothly))
  aDialog({ children: <p style={{ height: 3000 }}>Long</p> }).open()
  await userEvent.wheel(theDialog(), { delta: { y: 300 } })
  await expect.poll(() => theDialog().scrollTop).toBe(300)
  expect(scrollY).toBe(0)
  closeButton().click()
  await gone()
  await userEvent.wheel(opener(), { delta: { y: 300 } })
  await expect.poll(() => scrollY).toBe(300)
})

describe('[SHR-03.5]', () => {
  const fades = () =>
    document.getAnimations().map(({ effect }) => {
      const { duration } = effect?.getTiming() ?? {}
      const [from, to] = (effect as KeyframeEffect).getKeyframes()
      return [duration, from?.opacity, to?.opacity]
    })

  test('opening and closing fade in 200 ms, the backdrop too', async () => {
    aDialog().open()
    expect(fades()).toEqual([
      [200, '0', '1'],
      [200, '0', '1'],
    ])
    await waitForAnimations()
    closeButton().click()
    expect(fades()).toEqual([
      [200, '1', '0'],
      [200, '1', '0'],
    ])
    await gone()
  })

  test('with reduced motion opening and closing are immediate', async () => {
    await lessMotion()
    aDialog().open()
    expect(fades()).toEqual([])
    closeButton().click()
    expect(theDialogs()).toEqual([])
  })
})

describe('[SHR-03.6]', () => {
  const long = <p style={{ whiteSpace: 'pre-wrap' }}>{'Donaudampfschifffahrtsgesellschaft\n'.repeat(200)}</p>

  test.each([
    [1000, 700],
    [320, 400],
  ])('a long one in a window of %d by %d px keeps 16 px on each side and scrolls inside', async (width, height) => {
    await page.viewport(width, height)
    aDialog({ children: long }).open()
    const dialog = theDialog()
    const { left, top, right, bottom } = dialog.getBoundingClientRect()
    expect(Math.min(left, top, innerWidth - right, innerHeight - bottom)).toBeGreaterThanOrEqual(16)
    dialog.scrollTop = 500
    expect(dialog.scrollTop).toBe(500)
    expect(closeButton().getBoundingClientRect().top).toBeGreaterThanOrEqual(top)
    expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  })

  test.each([
    'dialog { display: none }',
    // As Pico has it: a layer over the whole window, with the box of the dialog in it.
    'dialog { display: flex; position: fixed; inset: 0; width: inherit; min-width: 100%; height: inherit; min-height: 100% }',
    'dialog { top: 50%; left: 50%; padding: 40px; transform: translate(-50%, -50%) } button { min-width: 200px; min-height: 60px }',
  ])('it is shown as elsewhere in a shop with %s', (rules) => {
    const boxes = () => measureBoxes([theDialog(), closeButton(), document.querySelector('dialog p') as Element])
    aDialog().open()
    const usual = boxes()
    expect(usual.flat().every((px) => px > 0)).toBe(true)
    addShopRules(rules)
    expect(boxes()).toEqual(usual)
  })

  test('at 600 px and below it takes the full width less that margin', async () => {
    const width = () => theDialog().getBoundingClientRect().width
    await page.viewport(600, 700)
    aDialog({ title: undefined, children: <p>Few words</p> }).open()
    const margins = () => document.documentElement.clientWidth - width()
    expect(margins()).toBe(32)
    await page.viewport(360, 700)
    expect(margins()).toBe(32)
    await page.viewport(601, 700)
    expect(margins()).toBeGreaterThan(32)
  })
})

test('[SHR-03.8] removal closes the dialog immediately, restores scrolling and focus, and does not count as a close by the shopper', async () => {
  scrollTo(0, 300)
  opener().focus({ preventScroll: true })
  const state = pageState()
  const { open, stop, closed } = aDialog()
  open()
  await waitForAnimations()
  stop()
  expect(theDialogs()).toEqual([])
  expect(document.activeElement).toBe(opener())
  expect(scrollY).toBe(300)
  expect(pageState()).toEqual(state)
  await waitUntilSettled()
  expect(closed).toEqual([])
})

test('a closed dialog can be opened again, an open one cannot', async () => {
  const { open } = aDialog()
  open()
  open()
  expect(theDialogs()).toHaveLength(1)
  closeButton().click()
  await gone()
  open()
  expect(theDialogs()).toHaveLength(1)
  await waitUntilSettled()
  expect(theDialogs()).toHaveLength(1)
})

test('the dialog stays modal when the page is redrawn', async () => {
  aDialog().open()
  aPage(shop)
  await waitUntilSettled()
  expect(theDialogs()).toEqual([theDialog()])
})

test('the dialog has the colours of the page and no accessibility violations', async () => {
  document.body.style.cssText = 'background: rgb(20, 20, 30); color: rgb(250, 240, 230)'
  aDialog().open()
  await waitForAnimations()
  const { backgroundColor, color } = getComputedStyle(theDialog())
  document.body.removeAttribute('style')
  expect([backgroundColor, color]).toEqual(['rgb(20, 20, 30)', 'rgb(250, 240, 230)'])
})

test('it has no accessibility violation, with a title and without', async () => {
  aDialog().open()
  await waitForAnimations()
  expect((await axe.run(theDialog())).violations).toEqual([])
  closeButton().click()
  await gone()
  aDialog({ title: undefined, label: 'A picture' }).open()
  await waitForAnimations()
  expect((await axe.run(theDialog())).violations).toEqual([])
})
