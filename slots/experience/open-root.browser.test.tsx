import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { openRoot } from './open-root.tsx'

afterEach(() => document.body.replaceChildren())

function aRoot() {
  const host = document.body.appendChild(document.createElement('div'))
  const failed = vi.fn()
  return { host, failed, ...openRoot(host, failed) }
}

const page: { fail?: () => void } = {}

function Breaking({ atOnce = false }: { atOnce?: boolean }) {
  const [isBroken, setBroken] = useState(atOnce)
  page.fail = () => setBroken(true)
  if (isBroken) throw new Error('it broke')
  return <p>fine</p>
}

function Effective({ name, tell }: { name: string; tell: (effect: string) => void }) {
  useEffect(() => {
    tell(`begin ${name}`)
    return () => tell(`end ${name}`)
  }, [name, tell])
  return <b>{name}</b>
}

test('content is on the page synchronously, and its effects run and are cleaned up', () => {
  const { host, show, unmount } = aRoot()
  const effects: string[] = []
  const tell = (effect: string) => void effects.push(effect)
  show(<Effective name="one" tell={tell} />)
  expect(host.innerHTML).toBe('<b>one</b>')
  show(<Effective name="two" tell={tell} />)
  expect(host.innerHTML).toBe('<b>two</b>')
  unmount()
  expect(host.innerHTML).toBe('')
  expect(effects).toEqual(['begin one', 'end one', 'begin two', 'end two'])
})

test('[BD-09] an error during show is rethrown and leaves nothing behind, and other content can be shown afterwards', () => {
  const { host, show, failed } = aRoot()
  const broken = () =>
    show(
      <section>
        <i>beside it</i>
        <Breaking atOnce />
      </section>,
    )
  expect(broken).toThrow('it broke')
  expect(host.innerHTML).toBe('')
  show(<Breaking />)
  expect(host.innerHTML).toBe('<p>fine</p>')
  expect(failed).not.toHaveBeenCalled()
})

test('[BD-09] a later error is reported, and all of the content is removed', async () => {
  const { host, show, failed } = aRoot()
  show(
    <section>
      <Breaking />
    </section>,
  )
  page.fail?.()
  await expect.poll(() => failed.mock.calls).toEqual([[new Error('it broke')]])
  expect(host.innerHTML).toBe('')
})

type PairProps = { set: ((value: number) => void)[]; drawn: () => void }

function Pair({ set, drawn }: PairProps) {
  const [first, setFirst] = useState(1)
  const [second, setSecond] = useState(1)
  set.splice(0, 2, setFirst, setSecond)
  drawn()
  return `${first} ${second}`
}

test('[BD-09] several changes in one flush are rendered once', () => {
  const { host, show } = aRoot()
  const drawn = vi.fn()
  const set: PairProps['set'] = []
  show(<Pair set={set} drawn={drawn} />)
  flushSync(() => {
    for (const each of set) each(2)
  })
  expect(host.textContent).toBe('2 2')
  expect(drawn).toHaveBeenCalledTimes(2)
})

function Telling({ tell }: { tell: () => void }) {
  useLayoutEffect(tell, [tell])
  return <i>the page</i>
}

test('[BD-09] content that is shown while the page is rendering is there when drawn is called', async () => {
  const page = aRoot()
  const { host, show } = aRoot()
  const drawn = vi.fn(() => expect(host.innerHTML).toBe('<b>seen</b>'))
  const tell = () => show(<b>seen</b>, drawn)
  page.show(<Telling tell={tell} />)
  await expect.poll(() => drawn.mock.calls).toHaveLength(1)
  show(<b>again</b>, () => expect(host.innerHTML).toBe('<b>again</b>'))
  expect(host.innerHTML).toBe('<b>again</b>')
})
