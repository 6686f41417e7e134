import { expect, test } from 'vitest'
import { anExperience } from '../testing/an-experience.ts'
import { startRun } from './testing/started.ts'

async function aBusyPage() {
  const seen: string[] = []
  const happened: string[] = []
  const run = await startRun([
    anExperience({
      execution: () => {
        happened.push('run')
        return { remove: () => happened.push('remove') }
      },
    }),
  ])
  run.bus?.enriched.on('ecView', ({ type }) => seen.push(String(type)))
  const publishInEachFrame = async (seconds: number) => {
    for (let frame = 0; frame < 60 * seconds; frame++) {
      await run.view(`view ${seen.length}`)
      await run.page.clock.pass(1000 / 60)
    }
  }
  const runs = () => happened.filter((each) => each === 'run').length
  return { run, seen, happened, runs, publishInEachFrame }
}

test('a page that publishes a view in each frame has all of them counted, and experiences on a few of them', async () => {
  const { run, seen, runs, publishInEachFrame } = await aBusyPage()
  await publishInEachFrame(5)
  expect(seen).toHaveLength(300)
  expect(run.cookies?.permanent.viewNumber).toBe(300)
  // Ten at once, then four a second.
  expect(runs()).toBeGreaterThanOrEqual(28)
  expect(runs()).toBeLessThanOrEqual(31)
  const warned = run.log.lines.filter(({ message }) => message.includes('Too many views'))
  expect(warned).toHaveLength(1)
})

test('once the page is calm again, the experience is on its last view', async () => {
  const { run, happened, publishInEachFrame } = await aBusyPage()
  await publishInEachFrame(1)
  await run.view('last')
  expect(happened.at(-1)).toBe('remove')
  await run.page.clock.pass(250)
  expect(happened.at(-1)).toBe('run')
  expect(run.engine?.explain('experience')?.progress).toBe('executed')
})

test('what is put off does not begin after its view has ended', async () => {
  const { run, happened, publishInEachFrame } = await aBusyPage()
  await publishInEachFrame(1)
  await run.view('last')
  run.engine?.endView()
  const before = happened.length
  await run.page.clock.pass(5000)
  expect(happened).toHaveLength(before)
})

test('a shopper who goes from page to page as fast as they can waits for nothing', async () => {
  const { run, runs } = await aBusyPage()
  for (let page = 0; page < 40; page++) {
    await run.view()
    await run.page.clock.pass(300)
  }
  expect(runs()).toBe(40)
  expect(run.log.lines.filter(({ message }) => message.includes('Too many views'))).toEqual([])
})

test('a clock that is set back while the page is open keeps no later view waiting', async () => {
  const { run, happened, runs } = await aBusyPage()
  for (const ms of [10_000, 3_600_000, -7_200_000]) {
    await run.view()
    run.page.clock.setBack(ms)
    await run.view()
    await run.page.clock.pass(300)
    expect(happened.at(-1)).toBe('run')
  }
  expect(runs()).toBe(6)
})
