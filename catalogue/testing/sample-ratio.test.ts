import { expect, test } from 'vitest'
import type { ExperienceOptions } from '../../script/experiences/options.ts'
import { sentOf, startRun } from '../../script/experiences/testing/started.ts'
import { anExperience, aVariation } from '../../script/testing/an-experience.ts'
import { modulesOf } from '../kit/run/modules-of.ts'

type Visit = { chunkMs: number; hydrationMs: number; answerMs: number; leavesMs: number; knows: boolean }

/** Creates random visits: slow and fast networks, pages and services, visitors who leave early, and empty responses. */
function someVisits(count: number): Visit[] {
  let state = 7
  const upTo = (most: number) => {
    state = (state * 16_807) % 2_147_483_647
    return state % most
  }
  return Array.from({ length: count }, () => ({
    chunkMs: upTo(500),
    hydrationMs: upTo(2000),
    answerMs: upTo(800),
    leavesMs: upTo(4000),
    knows: upTo(4) > 0,
  }))
}

/** Returns whether a visitor of the variation or the control is counted; the template draws the response of a service. */
async function isCounted(visit: Visit, isControl: boolean): Promise<boolean> {
  const { chunkMs, hydrationMs, answerMs, leavesMs, knows } = visit
  const drawn: string[] = []
  const modules = modulesOf(
    {
      id: 'test/answer',
      async run({ exposure, signal }) {
        await waitFor(answerMs)
        if (!signal.aborted && knows && exposure.happens()) drawn.push('drawn')
      },
    },
    { anchors: ['addToBag'], fields: {} },
  )
  const waitFor = (ms: number) => new Promise<void>((resolve) => run.page.after(ms, resolve))
  const experience = anExperience({
    variations: [aVariation({ variationIsControl: isControl })],
    async load() {
      await waitFor(chunkMs)
      const pollLate = async () => {
        await waitFor(hydrationMs)
        return []
      }
      return {
        ...modules,
        triggers: (options: ExperienceOptions) => modules.triggers({ ...options, poll: pollLate } as never),
      }
    },
  })
  const run = await startRun([experience], { config: { anchors: { addToBag: '#add' } } })
  await run.view('product')
  for (let ms = 0; ms < leavesMs; ms += 50) await run.page.clock.pass(Math.min(50, leavesMs - ms))
  run.engine?.endView()
  await run.page.clock.pass(5000)
  if (isControl) expect(drawn).toEqual([])
  return sentOf(run, 'qubit.experience').length === 1
}

test('[SHR-01.34] [EX-21] visitors who leave early, on any page, are counted in the control exactly as in the variation', async () => {
  const visits = someVisits(120)
  const counted = { variation: 0, control: 0, early: 0 }
  for (const visit of visits) {
    const [variation, control] = [await isCounted(visit, false), await isCounted(visit, true)]
    expect(control, JSON.stringify(visit)).toBe(variation)
    counted.variation += Number(variation)
    counted.control += Number(control)
    counted.early += Number(visit.leavesMs < visit.chunkMs + visit.hydrationMs + visit.answerMs)
  }
  expect(counted.control).toBe(counted.variation)
  // Both outcomes occurred often.
  expect(Math.min(counted.variation, counted.early)).toBeGreaterThan(20)
})

test('[EX-21] without anything shown nothing is counted, and explain says why; anything shown later is counted then', async () => {
  let showLater = () => {}
  const modules = modulesOf(
    {
      id: 'test/late',
      run({ exposure }) {
        exposure.lacks('the stock 9 is not low')
        showLater = () => exposure.happens()
      },
    },
    { anchors: [], fields: {} },
  )
  const run = await startRun([anExperience({ load: async () => modules as never })])
  await run.view()
  const findShownAnswer = () => run.engine?.explain('experience')?.answers.find(({ check }) => check === 'shown')
  expect(run.engine?.explain('experience')?.progress).toBe('executed')
  expect(findShownAnswer()).toEqual({ check: 'shown', passes: false, because: 'the stock 9 is not low' })
  expect(sentOf(run, 'qubit.experience')).toEqual([])
  expect(run.cookies?.permanent.experienceState).toMatchObject([{ timesActivated: 0 }])
  showLater()
  showLater()
  expect(findShownAnswer()).toMatchObject({ passes: true })
  expect(sentOf(run, 'qubit.experience')).toHaveLength(1)
})
