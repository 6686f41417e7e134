import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { keepFocus } from './keep-focus.ts'

let end: () => void

beforeEach(() => {
  document.body.innerHTML = '<main><section><button>Save</button></section></main><button>Elsewhere</button>'
  end = keepFocus(document.querySelector('main') as HTMLElement)
})

afterEach(() => {
  end()
  document.body.replaceChildren()
})

const button = () => document.querySelector('button') as HTMLButtonElement

test('an element that was disabled for a moment has the focus again', async () => {
  button().focus()
  button().disabled = true
  await expect.poll(() => document.activeElement).toBe(document.body)
  button().disabled = false
  await expect.poll(() => document.activeElement).toBe(button())
})

test('however short the moment is', async () => {
  button().focus()
  // The browser tells when it next draws; what comes after this listener's event sees an element that can be used.
  window.addEventListener('focusout', () => Object.assign(button(), { disabled: false }), { once: true })
  button().disabled = true
  await expect.poll(() => button().disabled).toBe(false)
  await expect.poll(() => document.activeElement).toBe(button())
})

test('what was pressed has the focus again when nothing is before the page any more', async () => {
  button().focus()
  const page = document.querySelector('main') as HTMLElement
  page.inert = true
  await expect.poll(() => document.activeElement).toBe(document.body)
  await new Promise((later) => setTimeout(later, 300))
  page.inert = false
  await expect.poll(() => document.activeElement).toBe(button())
})

test('what is gone while a dialog is before the page gives its focus to its part when the dialog is gone', async () => {
  button().focus()
  const page = document.querySelector('main') as HTMLElement
  page.inert = true
  button().remove()
  await new Promise((later) => setTimeout(later, 300))
  expect(document.activeElement).toBe(document.body)
  page.inert = false
  await expect.poll(() => document.activeElement).toBe(document.querySelector('section'))
})

test('where an element is gone, the part that it was in has the focus', async () => {
  button().focus()
  button().remove()
  await expect.poll(() => document.activeElement).toBe(document.querySelector('section'))
})

test('who leaves an element that is still there is left alone', async () => {
  button().focus()
  await userEvent.click(document.querySelector('main') as HTMLElement, { position: { x: 300, y: 5 } })
  expect(document.activeElement).toBe(document.body)
  button().remove()
  await new Promise((later) => setTimeout(later, 300))
  expect(document.activeElement).toBe(document.body)
})
