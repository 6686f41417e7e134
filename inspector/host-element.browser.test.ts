import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createHost } from './host-element.ts'
import { keepReachable } from './keep-reachable.ts'

afterEach(() => {
  vi.useRealTimers()
  for (const each of document.querySelectorAll('instep-inspector, dialog, head > style')) each.remove()
  document.documentElement.dir = ''
})

function addHost() {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const { host, container } = createHost()
  container.innerHTML = '<div class="panel" data-side="right"><input type="search" /></div>'
  keepReachable(host)
  return { host, panel: container.firstElementChild as HTMLElement }
}

function addDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  vi.advanceTimersByTime(300)
  return dialog
}

/** Whether a press in the middle of the panel reaches the inspector. */
function isReachable(host: Element, panel: Element): boolean {
  const { left, top, width, height } = panel.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === host
}

test('rules of the page for all elements change nothing in the inspector', () => {
  const { panel } = addHost()
  const looks = () => {
    const { color, fontSize, letterSpacing } = getComputedStyle(panel)
    const { left, width } = panel.getBoundingClientRect()
    return { color, fontSize, letterSpacing, left, width, isSeen: panel.checkVisibility({ opacityProperty: true }) }
  }
  const before = looks()
  const style = document.createElement('style')
  style.textContent =
    '* { color: red; font: 30px serif; letter-spacing: 9px; opacity: 0 !important; transform: scale(2); all: revert !important }'
  document.head.append(style)
  expect(looks()).toEqual(before)
})

test('on a page from right to left its English words still run from left to right, and the right side is the right', () => {
  const { panel } = addHost()
  document.documentElement.dir = 'rtl'
  expect(getComputedStyle(panel).direction).toBe('ltr')
  expect(panel.getBoundingClientRect().right).toBeGreaterThan(innerWidth - 20)
})

test('it can be reached while the page has a modal dialog, in the topmost of two, and afterwards', () => {
  const { host, panel } = addHost()
  const first = addDialog()
  first.style.cssText = 'transform: scale(.5); overflow: hidden'
  expect(isReachable(host, panel)).toBe(true)
  const second = addDialog()
  expect(host.parentElement).toBe(second)
  expect(isReachable(host, panel)).toBe(true)
  second.remove()
  vi.advanceTimersByTime(300)
  expect(isReachable(host, panel)).toBe(true)
  first.close()
  vi.advanceTimersByTime(300)
  expect(host.parentElement).toBe(document.documentElement)
  expect(isReachable(host, panel)).toBe(true)
})

test('a dialog that takes back the focus when somebody leaves it leaves it to the inspector', () => {
  const { panel } = addHost()
  const field = panel.querySelector('input') as HTMLInputElement
  const takeBack = vi.fn()
  document.addEventListener('focusin', takeBack)
  field.focus()
  document.removeEventListener('focusin', takeBack)
  expect(takeBack).not.toHaveBeenCalled()
})

test('in a low window, as of a page that is enlarged four times, each part of the panel can be scrolled to', async () => {
  const { panel } = addHost()
  panel.innerHTML =
    '<header class="head">Instep</header><div class="note preview"><p>Preview</p></div><div class="tabs">Tabs</div>' +
    '<div class="tab-panel"><div class="filter"><input /></div><p style="block-size: 900px">List</p></div>'
  await page.viewport(320, 256)
  panel.querySelector('.tab-panel p')?.scrollIntoView({ block: 'start' })
  const { top } = panel.querySelector('.tab-panel p')?.getBoundingClientRect() ?? { top: 0 }
  expect(top).toBeLessThan(40)
  await page.viewport(1280, 800)
})
