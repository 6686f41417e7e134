import { expect, test, vi } from 'vitest'
import { anExperience, aVariation, type ExperienceFacts } from '../testing/an-experience.ts'
import { createConsent } from '../visitor/consent/consent.ts'
import { sentOf, startRun } from './testing/started.ts'

const template = { id: 'home/offers', pages: ['home'], devices: ['computer'], anchors: [] } as const

/** Starts a run that waits for the visitor's answer, with an experience that calls a service and one that does not. */
async function waitingRun(facts: ExperienceFacts = {}) {
  const consent = createConsent('pending')
  const [calling, other] = [vi.fn(), vi.fn()]
  const run = await startRun(
    [
      anExperience({
        experimentId: 'calling',
        template: { ...template, callsService: true },
        execution: calling,
        ...facts,
      }),
      anExperience({ experimentId: 'other', execution: other }),
    ],
    { consent },
  )
  /** Answers as the visitor, and lets what is loaded for it arrive. */
  async function answer(state: 'granted' | 'denied'): Promise<void> {
    consent.set(state)
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => globalThis.setTimeout(resolve))
      await run.page.clock.pass(0)
    }
  }
  return { run, calling, other, answer, progress: () => run.engine?.explain('calling')?.progress }
}

test('[BC-01] an experience that calls a service begins on the page on which the visitor agrees, once', async () => {
  const { run, calling, other, answer, progress } = await waitingRun()
  await run.view()
  expect([calling, other].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  expect(run.engine?.explain('calling')).toMatchObject({ progress: 'waiting', variation: { masterId: 'v' } })
  await answer('granted')
  expect([calling, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(progress()).toBe('executed')
  expect(sentOf(run, 'qubit.experience')).toHaveLength(2)
  await answer('denied')
  await answer('granted')
  expect([calling, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('[BC-01] its control waits as well, so that both are counted from the same moment', async () => {
  const { run, answer } = await waitingRun({ variations: [aVariation({ variationIsControl: true })] })
  await run.view()
  const counted = () => sentOf(run, 'qubit.experience').map(({ experienceId }) => experienceId)
  expect(counted()).toEqual(['other'])
  await answer('granted')
  expect(counted()).toEqual(['other', 'calling'])
})

test('[BC-01] [BC-03] a visitor who refuses ends its waiting, and may agree later', async () => {
  const { run, calling, answer, progress } = await waitingRun()
  await run.view()
  await answer('denied')
  expect([calling.mock.calls.length, progress()]).toEqual([0, 'ended'])
  await answer('granted')
  expect([calling.mock.calls.length, progress()]).toEqual([1, 'executed'])
})

test('[EX-13] one that would not run on this page in any case does not wait', async () => {
  const { run, progress } = await waitingRun({ schedule: { scheduled_end: '2020-01-01' } })
  await run.view('home')
  expect(progress()).toBe('ended')
  await run.view('product')
  expect(progress()).toBe('ended')
  expect(run.engine?.explain('calling')?.answers.map(({ check }) => check)).not.toContain('consent')
})

test('[EX-11] what waited on an earlier view does not begin once that view is over', async () => {
  const { run, calling, answer } = await waitingRun()
  await run.view('home')
  await run.view('product')
  await answer('granted')
  expect(calling).not.toHaveBeenCalled()
  await run.view('home')
  expect(calling).toHaveBeenCalledOnce()
})

test('[BC-01] it begins when the lookup of the visitor has ended, which begins with consent', async () => {
  const { run, calling, answer } = await waitingRun()
  await run.view()
  let endLookup = () => {}
  run.consent.onChange(() => {
    run.lookup = new Promise((resolve) => {
      endLookup = resolve
    })
  })
  await answer('granted')
  expect(calling).not.toHaveBeenCalled()
  endLookup()
  await answer('granted')
  expect(calling).toHaveBeenCalledOnce()
})
