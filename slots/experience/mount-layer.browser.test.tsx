import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountLayer } from './mount-layer.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function anElement(): HTMLElement {
  return document.body.appendChild(document.createElement('div'))
}

type Options = { meta: { experienceId: string } }
const options = { meta: { experienceId: 'one' }, giveUp: vi.fn() }

const Layer = ({ meta }: Options) => <p>layer of {meta.experienceId}</p>

test.each([
  ['a component', Layer],
  ['a module with one', { default: Layer }],
  ['one of several', { css: 'p {}', Layer }],
])('%s is mounted synchronously with the options as its props, and removed on unmount', (_, components) => {
  const element = anElement()
  const unmount = mountLayer(element, components, options)
  expect(element.innerHTML).toBe('<p>layer of one</p>')
  unmount()
  expect(element.innerHTML).toBe('')
})

function Effective({ ended }: { ended: () => void }) {
  useEffect(() => ended, [ended])
  return null
}

test('effects are cleaned up on unmount', () => {
  const ended = vi.fn()
  const unmount = mountLayer(anElement(), Effective, { ...options, ended })
  unmount()
  expect(ended).toHaveBeenCalledOnce()
})

const page: { fail?: () => void } = {}

function Breaking({ atOnce }: { atOnce: boolean }) {
  const [broken, setBroken] = useState(atOnce)
  page.fail = () => setBroken(true)
  if (broken) throw new Error('it broke')
  return 'fine'
}

test.each([true, false])(
  'what throws while it is drawn is told once and does not reach the page, at once: %s',
  async (atOnce) => {
    const loud = vi.fn()
    window.addEventListener('error', loud)
    const giveUp = vi.fn()
    const element = anElement()
    const unmount = mountLayer(element, Breaking, { ...options, giveUp, atOnce })
    if (!atOnce) expect(element.innerHTML).toBe('fine')
    page.fail?.()
    await expect.poll(() => giveUp.mock.calls).toEqual([['it broke']])
    expect(element.innerHTML).toBe('')
    unmount()
    expect(loud).not.toHaveBeenCalled()
    window.removeEventListener('error', loud)
  },
)

test.each([undefined, null, {}, 'text', { css: 'p {}' }])('without a component mounting fails: %s', (components) => {
  expect(() => mountLayer(anElement(), components, options)).toThrow('needs a React component')
})
