import { expect, onTestFinished, test } from 'vitest'
import { aPage } from '../../testing/a-page.ts'
import { anyExposure } from '../../testing/any-exposure.ts'
import { drawAt } from '../draw/draw.tsx'
import { AddToBagButton } from './add-to-bag-button.tsx'

const drawn = () => new Promise((resolve) => setTimeout(resolve))

/** A button whose adds end when the test says so. */
function aButton(props: { isDisabled?: boolean; reason?: string } = {}) {
  aPage('<p id="reason">Not yet</p>')
  const adds: ((isAdded: boolean) => void)[] = []
  const onAdd = () => new Promise<boolean>((resolve) => void adds.push(resolve))
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  const scope = { signal: ended.signal, onRemove() {}, mayRestore: () => true, exposure: anyExposure }
  drawAt(scope, { host: document.createElement('div'), where: 'append', reference: document.body }).show(
    <AddToBagButton name="Ember 7" onAdd={onAdd} {...props} />,
  )
  const button = document.querySelector('button') as HTMLButtonElement
  const state = () => ['aria-disabled', 'aria-busy'].map((name) => button.getAttribute(name))
  return { adds, button, state }
}

test('[SHR-07.5] it shows Add to bag, and is named with the product', () => {
  const { button } = aButton()
  expect(button.textContent).toBe('Add to bag')
  expect(button.getAttribute('aria-label')).toBe('Add to bag: Ember 7')
})

test('[SHR-07.4] while the request runs it is disabled and busy and a second press sends nothing; after a failure it is enabled again', async () => {
  const { adds, button, state } = aButton()
  expect(state()).toEqual(['false', 'false'])
  button.click()
  button.click()
  await drawn()
  button.click()
  expect(adds).toHaveLength(1)
  expect(state()).toEqual(['true', 'true'])
  adds[0]?.(false)
  await expect.poll(state).toEqual(['false', 'false'])
  button.click()
  await drawn()
  expect(adds).toHaveLength(2)
})

test('after a success it stays busy until the page reloads', async () => {
  const { adds, button, state } = aButton()
  button.click()
  adds[0]?.(true)
  await drawn()
  button.click()
  expect([adds.length, state()]).toEqual([1, ['true', 'true']])
})

test('disabled it does nothing, can be reached, and says why', async () => {
  const { adds, button } = aButton({ isDisabled: true, reason: 'reason' })
  button.focus()
  button.click()
  await drawn()
  expect(adds).toEqual([])
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-describedby')).toBe('reason')
})
