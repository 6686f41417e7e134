import React, { Activity, act, type ReactNode, StrictMode, useEffect, useState } from 'react'
import * as ReactDOM from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LentReact, SlotsHost } from '../../contract/slots.ts'
import { slotOptions } from '../../script/experiences/slots/slot-options.ts'
import { aLog } from '../../script/testing/a-log.ts'
import { Slot } from './slot.ts'

type ShopWindow = { __qubit?: SlotsHost }
const page = window as ShopWindow
const roots: Root[] = []
const host = () => (page.__qubit ??= {})
const slotOf = (id: string) => host().react?.components?.[id]

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  delete page.__qubit
})

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount()
  })
  document.body.replaceChildren()
})

function place(html = ''): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  element.setHTMLUnsafe(html)
  return element
}

function draw(node: ReactNode): { element: HTMLElement; root: Root } {
  const element = place()
  const root = createRoot(element)
  roots.push(root)
  act(() => root.render(node))
  return { element, root }
}

/** An experience on this page, and the callbacks it received. */
function anExperience(experienceId = 'one') {
  const errors: unknown[] = []
  const notices: unknown[] = []
  const removals: (() => void)[] = []
  const { react } = slotOptions({
    experienceId,
    isEnabled: true,
    host,
    log: aLog(),
    notify: (type, data) => notices.push([type, data]),
    onRemove: (removal) => void removals.push(removal),
    onUserError: (error) => errors.push(error),
  })
  return {
    errors,
    notices,
    register: react.register,
    getReact: react.getReact,
    render: (id: string, content: (props: Record<string, unknown>) => ReactNode) =>
      act(() => react.render(id, content)),
    release: (id?: string) => act(() => react.release(id)),
    stop: () => act(() => removals.splice(0).forEach((removal) => void removal())),
  }
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

const Header = () => (
  <Slot id="header" level={2}>
    <b>the shop's</b>
  </Slot>
)

test('[SL-01] a slot shows its children until an experience draws, and registers itself on the page', async () => {
  const ready = vi.fn(() => expect(document.querySelector('b')).toBeNull())
  host().react = { onReactReady: [ready] }
  const { element, root } = draw(<Header />)
  expect(element.innerHTML).toBe("<b>the shop's</b>")
  expect(ready).toHaveBeenCalledOnce()
  expect(host().react).toMatchObject({ version: '1.5.2', React, ReactDOM: { createPortal: ReactDOM.createPortal } })
  expect(slotOf('header')?.instances).toHaveLength(1)
  const renderFunction = vi.fn((props: { level?: unknown }) => `level ${props.level}`)
  Object.assign(slotOf('header') ?? {}, { renderFunction })
  act(() => slotOf('header')?.instances?.[0]?.forceUpdate())
  expect(element.innerHTML).toBe('level 2')
  expect(renderFunction).toHaveBeenCalledWith({ id: 'header', level: 2, children: expect.anything() }, React)
  act(() => root.render(null))
  expect(slotOf('header')?.instances).toEqual([])
})

test('[SL-02] an experience registers slots before and after they are mounted, and is called back when all are', async () => {
  const { register, render, notices } = anExperience()
  const called = vi.fn()
  const release = register(['header', 'footer'], called)
  const header = draw(<Header />)
  await settled()
  expect(called).not.toHaveBeenCalled()
  const footer = draw(<Slot id="footer">foot</Slot>)
  await expect.poll(() => called.mock.calls.length).toBe(1)
  expect(called).toHaveBeenCalledExactlyOnceWith({ render: expect.any(Function), release: expect.any(Function) }, React)
  expect(notices).toEqual([['registerContentAreas', { experienceId: 'one', ids: ['header', 'footer'] }]])
  const [[slots]] = called.mock.calls as [[{ render: typeof render; release(): void }]]
  act(() => slots.render('header', ({ level }) => <i>{String(level)}</i>))
  expect([header.element.innerHTML, footer.element.innerHTML]).toEqual(['<i>2</i>', 'foot'])
  act(release)
  expect(header.element.innerHTML).toBe("<b>the shop's</b>")

  const two = anExperience('two')
  let done = false
  const promised = two.register('header').then(() => (done = true))
  expect(done).toBe(false)
  await promised
  two.render('header', () => <i>two</i>)
  two.render('header', ({ children }) => <u>{children as ReactNode}</u>)
  expect(header.element.innerHTML).toBe("<u><b>the shop's</b></u>")
  two.release('header')
  expect(header.element.innerHTML).toBe("<b>the shop's</b>")
  expect(two.getReact()).toBe(React as unknown as LentReact)
})

test('[SL-09] slots that are released, or whose experience is stopped, show their own content everywhere and are free', async () => {
  const items = (count: number) => (
    <ul>
      {['a', 'b', 'c'].slice(0, count).map((name) => (
        <Slot key={name} id="item" name={name}>
          <li>{name}</li>
        </Slot>
      ))}
    </ul>
  )
  const { element, root } = draw(items(2))
  const shop = element.innerHTML
  for (const end of ['release', 'stop'] as const) {
    const experience = anExperience(end)
    await experience.register('item')
    experience.render('item', ({ name }) => <li>new {String(name)}</li>)
    expect(element.textContent).toBe('new anew b')
    act(() => root.render(items(3)))
    expect(element.textContent).toBe('new anew bnew c')
    act(() => root.render(items(2)))
    experience[end]()
    expect(element.innerHTML).toBe(shop)
    expect(slotOf('item')?.instances).toHaveLength(2)
  }
})

const breaks = (): never => {
  throw new Error('it broke')
}
const Breaking = () => breaks()

test.each([
  ['the function itself', breaks],
  ['a component that it draws', () => <Breaking />],
])('[SL-10] what throws, %s, leaves the children visible and is reported as user code', async (_, content) => {
  const loud = vi.fn()
  window.addEventListener('error', loud)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { element } = draw([<Header key="1" />, <Header key="2" />])
  const { errors, register, render, release } = anExperience()
  await register('header')
  render('header', content)
  expect(element.innerHTML).toBe("<b>the shop's</b><b>the shop's</b>")
  expect(errors).toMatchObject([{ message: 'it broke' }])
  expect(loud).not.toHaveBeenCalled()
  render('header', () => 'mended')
  expect(element.innerHTML).toBe('mendedmended')
  release()
  expect(element.innerHTML).toBe("<b>the shop's</b><b>the shop's</b>")
  window.removeEventListener('error', loud)
  vi.restoreAllMocks()
})

function Counted({ by }: { by: number }) {
  const [first] = useState(by)
  return `${first} ${by}`
}

test('the content of an experience keeps its state when it is rendered again', async () => {
  const { element } = draw(<Header />)
  const { register, render } = anExperience()
  await register('header')
  render('header', () => <Counted by={1} />)
  render('header', () => <Counted by={2} />)
  expect(element.textContent).toBe('1 2')
})

test('in Strict Mode a slot is registered once, and unregistered when unmounted', async () => {
  const { element, root } = draw(
    <StrictMode>
      <Header />
    </StrictMode>,
  )
  expect(slotOf('header')?.instances).toHaveLength(1)
  const { register, render, errors } = anExperience()
  await register('header')
  render('header', () => <i>new</i>)
  expect(element.innerHTML).toBe('<i>new</i>')
  act(() => root.render(null))
  expect(slotOf('header')?.instances).toEqual([])
  expect(errors).toEqual([])
})

test('a server-rendered slot is hydrated with its children and then shows the experience', async () => {
  const html = renderToString(<Header />)
  expect(html).toBe('<b>the shop&#x27;s</b>')
  draw(<Header />)
  const { register, render } = anExperience()
  await register('header')
  render('header', () => <i>new</i>)
  const onRecoverableError = vi.fn()
  const element = place(html)
  const shop = element.firstChild
  await act(async () => {
    roots.push(hydrateRoot(element, <Header />, { onRecoverableError }))
    expect(element.firstChild).toBe(shop)
  })
  expect(element.innerHTML).toBe('<i>new</i>')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('a slot that is released while hidden shows the content of the shop when it comes back', async () => {
  const shown = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Header />
    </Activity>
  )
  const { element, root } = draw(shown('visible'))
  const { register, render, release } = anExperience()
  await register('header')
  render('header', () => <i>new</i>)
  act(() => root.render(shown('hidden')))
  expect(slotOf('header')?.instances).toEqual([])
  release()
  act(() => root.render(shown('visible')))
  expect(element.innerHTML).toBe("<b>the shop's</b>")
})

test('a slot that changes its name is registered under the new name from then on', () => {
  const { root } = draw(<Slot id="one">x</Slot>)
  act(() => root.render(<Slot id="two">x</Slot>))
  expect([slotOf('one')?.instances?.length, slotOf('two')?.instances?.length]).toEqual([0, 1])
})

const shop: { hide?: () => void } = {}

function HidingShop() {
  const [gone, setGone] = useState(false)
  shop.hide = () => setGone(true)
  return gone ? null : [<Header key="1" />, <Header key="2" />]
}

function HidesTheShop() {
  useEffect(() => shop.hide?.(), [])
  return 'new'
}

test('a slot that is unmounted while an experience draws causes no error', async () => {
  const { element } = draw(<HidingShop />)
  const { register, render, release, errors } = anExperience()
  await register('header')
  render('header', () => <HidesTheShop />)
  expect(element.innerHTML).toBe('')
  release()
  expect(errors).toEqual([])
})
