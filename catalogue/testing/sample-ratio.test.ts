import { expect, test } from 'vitest'
import type { ExperienceOptions } from '../../script/experiences/options.ts'
import { sentOf, startRun } from '../../script/experiences/testing/started.ts'
import { anExperience, aVariation } from '../../script/testing/an-experience.ts'
import { modulesOf } from '../kit/run/modules-of.ts'

type Visit = { chunkMs: number; hydrationMs: number; answerMs: number; leavesMs: number; knows: boolean }

/** Visits of every kind: slow and quick networks, pages and services, visitors who leave early, and answers of nothing. */
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

/** Whether a visitor is counted who gets the variation, or the control; a template asks a service and draws what it says. */
async function isCounted(visit: Visit, isControl: boolean): Promise<boolean> {
  const { chunkMs, hydrationMs, answerMs, leavesMs, knows } = visit
  const drawn: string[] = []
  const modules = modulesOf(
    {
      id: 'test/answer',
      async run({ exposure, signal }) {
        await wait(answerMs)
        if (!signal.aborted && knows && exposure.happens()) drawn.push('drawn')
      },
    },
    { anchors: ['addToBag'], fields: {} },
  )
  const wait = (ms: number) => new Promise<void>((resolve) => run.page.after(ms, resolve))
  const experience = anExperience({
    variations: [aVariation({ variationIsControl: isControl })],
    async load() {
      await wait(chunkMs)
      const poll = async () => {
        await wait(hydrationMs)
        return []
      }
      return { ...modules, triggers: (options: ExperienceOptions) => modules.triggers({ ...options, poll } as never) }
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

test('[SHR-01.34] [EX-21] whoever leaves early, on whichever page, is counted in the control exactly as in the variation', async () => {
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
  // Of both kinds there were many.
  expect(Math.min(counted.variation, counted.early)).toBeGreaterThan(20)
})

test('[EX-21] where nothing is shown nothing is counted, and explain says why; what is shown later counts then', async () => {
  let show = () => {}
  const modules = modulesOf(
    {
      id: 'test/late',
      run({ exposure }) {
        exposure.lacks('the stock 9 is not low')
        show = () => exposure.happens()
      },
    },
    { anchors: [], fields: {} },
  )
  const run = await startRun([anExperience({ load: async () => modules as never })])
  await run.view()
  const shown = () => run.engine?.explain('experience')?.answers.find(({ check }) => check === 'shown')
  expect(run.engine?.explain('experience')?.progress).toBe('executed')
  expect(shown()).toEqual({ check: 'shown', passes: false, because: 'the stock 9 is not low' })
  expect(sentOf(run, 'qubit.experience')).toEqual([])
  expect(run.cookies?.permanent.experienceState).toMatchObject([{ timesActivated: 0 }])
  show()
  show()
  expect(shown()).toMatchObject({ passes: true })
  expect(sentOf(run, 'qubit.experience')).toHaveLength(1)
})
