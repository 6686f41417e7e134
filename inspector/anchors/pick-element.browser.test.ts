import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Picker, pickElement } from './pick-element.ts'

let host: HTMLElement
let link: HTMLAnchorElement
let price: HTMLElement
let picker: Picker | undefined

beforeEach(() => {
  host = document.createElement('instep-inspector')
  const main = document.createElement('main')
  link = Object.assign(document.createElement('a'), { href: '#gone', textContent: 'Buy' })
  price = Object.assign(document.createElement('b'), { textContent: '5' })
  link.append(price)
  main.append(link)
  document.body.append(main, host)
})

afterEach(() => {
  picker?.stop()
  document.body.replaceChildren()
})

function begin() {
  const events = { onAim: vi.fn(), onPick: vi.fn(), onCancel: vi.fn() }
  picker = pickElement(host, events)
  return events
}

test('a click chooses the element and the shop hears nothing of it', async () => {
  const heard = vi.fn()
  document.addEventListener('click', heard, { once: true })
  const { onPick } = begin()
  await userEvent.click(price)
  expect(onPick).toHaveBeenCalledWith(price)
  expect(heard).not.toHaveBeenCalled()
  expect(location.hash).not.toBe('#gone')
  document.removeEventListener('click', heard)
})

test('after the choice the page works as before', async () => {
  const { onPick } = begin()
  await userEvent.click(price)
  const heard = vi.fn((event: Event) => event.preventDefault())
  link.addEventListener('click', heard)
  await userEvent.click(price)
  expect(heard).toHaveBeenCalledOnce()
  expect(onPick).toHaveBeenCalledOnce()
})

test('arrow keys move around, Enter chooses', async () => {
  const { onAim, onPick } = begin()
  expect(onAim).toHaveBeenLastCalledWith(document.querySelector('main'))
  await userEvent.keyboard('{ArrowDown}')
  expect(onAim).toHaveBeenLastCalledWith(link)
  await userEvent.keyboard('{ArrowDown}')
  expect(onAim).toHaveBeenLastCalledWith(price)
  await userEvent.keyboard('{ArrowUp}')
  expect(onAim).toHaveBeenLastCalledWith(link)
  await userEvent.keyboard('{Enter}')
  expect(onPick).toHaveBeenCalledWith(link)
})

test('going wider and back leads to the element that was pointed at', () => {
  const { onAim } = begin()
  price.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
  expect(onAim).toHaveBeenLastCalledWith(price)
  picker?.widen()
  picker?.widen()
  picker?.narrow()
  picker?.narrow()
  expect(onAim).toHaveBeenLastCalledWith(price)
})

test('a tap aims, and only "use" chooses', () => {
  const { onPick } = begin()
  price.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
  expect(onPick).not.toHaveBeenCalled()
  picker?.use()
  expect(onPick).toHaveBeenCalledWith(price)
})

test('who points at the text of a button means the button', async () => {
  const button = document.createElement('button')
  const words = Object.assign(document.createElement('span'), { textContent: 'Add' })
  button.append(words)
  document.querySelector('main')?.append(button)
  const { onPick } = begin()
  await userEvent.click(words)
  expect(onPick).toHaveBeenCalledWith(button)
})

test('Escape cancels, and the inspector itself cannot be chosen', async () => {
  const { onPick, onCancel } = begin()
  host.dispatchEvent(new PointerEvent('click', { bubbles: true, composed: true }))
  expect(onPick).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
})
