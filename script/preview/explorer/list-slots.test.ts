import { expect, test } from 'vitest'
import type { LentReact, SlotsHost } from '../../../contract/slots.ts'
import type { ExperienceOptions } from '../../experiences/options.ts'
import { anExperience } from '../../testing/an-experience.ts'
import { eventually } from '../../testing/eventually.ts'
import { anInspectedRun } from './testing/an-inspected-run.ts'

type Inspected = Awaited<ReturnType<typeof anInspectedRun>>

const react = { createElement: () => null, Component: class {} } as unknown as LentReact

/** Mounts slots on the page of a run, as the shop's wrapper does. */
function mount({ run }: Inspected, ...ids: string[]): void {
  const page = run.page.namespace() as SlotsHost
  page.react ??= {}
  Object.assign(page.react, { React: react, version: '1.5.2' })
  for (const ready of page.react.onReactReady?.splice(0) ?? []) ready(react)
  page.react.components ??= {}
  for (const id of ids) {
    page.react.components[id] ??= {}
    const record = page.react.components[id]
    record.instances = [...(record.instances ?? []), { forceUpdate() {} }]
    record.renderFunction?.({ children: null }, react)
  }
}

const drawing = (experimentId: string, slot: string) =>
  anExperience({
    experimentId,
    load: async () => ({
      triggers: ({ react }: ExperienceOptions) => react.register(slot),
      execution: ({ react }: ExperienceOptions) => react.render(slot, () => 'new'),
    }),
  })

test('[BU-01] [SL-01] slots of the page are listed with the number of their places, and nobody draws in them', async () => {
  const inspected = await anInspectedRun()
  expect(inspected.inspection.slots()).toEqual([])
  mount(inspected, 'header', 'card', 'card')
  expect(inspected.inspection.slots()).toEqual([
    { id: 'header', places: 1, owner: undefined, waiting: [] },
    { id: 'card', places: 2, owner: undefined, waiting: [] },
  ])
})

test('[BU-01] [SL-02] an experience waits for a slot until it is mounted, then draws in it, and lets go when it ends', async () => {
  const inspected = await anInspectedRun([drawing('offer', 'header')])
  const { run, inspection } = inspected
  await run.view()
  await eventually(() =>
    expect(inspection.slots()).toEqual([{ id: 'header', places: 0, owner: undefined, waiting: ['offer'] }]),
  )
  mount(inspected, 'header')
  await eventually(() => expect(inspection.slots()).toEqual([{ id: 'header', places: 1, owner: 'offer', waiting: [] }]))
  inspection.stop('offer')
  expect(inspection.slots()).toEqual([{ id: 'header', places: 1, owner: undefined, waiting: [] }])
})

test('[BU-01] a slot that was registered before the inspector opened is listed, and one of an earlier view is not', async () => {
  const isHome = ({ react, getAttributes }: ExperienceOptions) =>
    getAttributes().view?.type === 'home' ? react.register('header') : new Promise(() => {})
  const offer = anExperience({ experimentId: 'offer', load: async () => ({ triggers: isHome, execution: () => {} }) })
  const { run, inspection } = await anInspectedRun([offer])
  await run.view('home')
  await eventually(() => expect(run.page.namespace().react).toHaveProperty('components.header'))
  expect(inspection.slots()).toMatchObject([{ id: 'header', waiting: ['offer'] }])
  await run.view('basket')
  expect(inspection.slots()).toMatchObject([{ id: 'header', waiting: [] }])
})
