import { type ComponentType, createElement, type ReactNode } from 'react'
import type { DrawSlot, SlotsHost } from '../../contract/slots.ts'
import { slotOptions } from '../../script/experiences/slots/slot-options.ts'
import { draw, undraw } from './draw.ts'

// A page whose wrapper and experiences come from Instep or from the public package; built once per version of React.

type Side = 'ours' | 'theirs'
type Registered = { render(id: string, content: DrawSlot): void; release(): void }
type Register = (ids: string[], called: (slots: Registered) => void) => () => void

const page = window as { __qubit?: SlotsHost }
const trace: unknown[] = []

async function wrapperOf(side: Side): Promise<ComponentType<{ id: string; children?: ReactNode }>> {
  if (side === 'ours') return (await import('../../slots/wrapper/slot.ts')).Slot
  return (await import('qubit-react/wrapper')).default
}

async function registerOf(side: Side, experienceId: string): Promise<Register> {
  if (side === 'theirs') return (await import('qubit-react/experience')).default({ owner: experienceId }).register
  return slotOptions({
    experienceId,
    isEnabled: true,
    host: () => (page.__qubit ??= {}),
    notify() {},
    onRemove() {},
    onUserError: (error) => trace.push(String(error)),
    log: console,
  }).react.register
}

const turn = () => new Promise((go) => setTimeout(go))

/** What the shopper sees, and the state of the slot. */
function seen(): unknown[] {
  const { owner, instances = [] } = page.__qubit?.react?.components?.header ?? {}
  return [document.body.textContent, owner, instances.length]
}

/** Waits until nothing has changed for ten turns of the event loop, which take longer on a slow machine. */
async function settled(): Promise<void> {
  const state = () => JSON.stringify([seen(), trace])
  for (let last = state(), same = 0; same < 10; same++) {
    await turn()
    if (state() === last) continue
    last = state()
    same = 0
  }
}

async function look(): Promise<void> {
  await settled()
  trace.push(seen())
}

/** Lets two experiences, `a` and `b`, use one slot that is twice on the page. */
async function play(wrapper: Side, a: Side, b: Side): Promise<unknown[]> {
  const called: Record<string, Registered> = {}
  for (const [id, side] of Object.entries({ a, b })) {
    const register = await registerOf(side, id)
    register(['header'], (slots) => {
      trace.push(`${id} is called`)
      called[id] = slots
    })
  }
  await settled()
  const Wrapper = await wrapperOf(wrapper)
  const shop = () => ['1', '2'].map((key) => createElement(Wrapper, { key, id: 'header' }, `shop ${key} `))
  draw(shop())
  // The public package polls with timers, which are late on a busy machine.
  for (let turns = 0; Object.keys(called).length < 2 && turns < 2000; turns++) await turn()
  await look()
  // The public wrapper shows elements only.
  called.a?.render('header', (_props, React) => React.createElement('i', null, 'by a '))
  await look()
  try {
    called.b?.render('header', () => 'by b ')
  } catch (error) {
    trace.push(String(error).includes('experience a') ? 'b is refused' : error)
  }
  called.a?.release()
  await look()
  called.b?.render('header', ({ children }, React) => React.createElement('span', null, 'b: ', children))
  await look()
  undraw()
  await look()
  draw(shop())
  await look()
  called.b?.release()
  await look()
  return trace
}

const nothings = { undefined: undefined, null: null, false: false }

/** What the shopper sees while an experience draws nothing, and the arguments that waiting code received. */
async function playNothing(wrapper: Side, side: Side): Promise<unknown[]> {
  let called: Registered | undefined
  let isReact = false
  page.__qubit = {
    react: { onReactReady: [(React?: unknown) => (isReact = React === page.__qubit?.react?.React)] },
  } as SlotsHost
  const register = await registerOf(side, 'a')
  register(['header'], (slots) => (called = slots))
  const Wrapper = await wrapperOf(wrapper)
  draw([
    createElement(Wrapper, { key: 1, id: 'header' }, createElement('b', null, 'shop ')),
    createElement('p', { key: 2 }, 'rest'),
  ])
  await settled()
  trace.push(isReact)
  for (const [name, nothing] of Object.entries(nothings)) {
    called?.render('header', (_props, React) => React.createElement('i', null, 'new '))
    await settled()
    trace.push(document.body.textContent)
    called?.render('header', () => nothing)
    await settled()
    trace.push(`${name}: ${document.body.textContent}`)
  }
  called?.release()
  await look()
  return trace
}

Object.assign(window, { play, playNothing })
