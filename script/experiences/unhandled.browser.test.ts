import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aBrowserRun } from '../browser/testing/a-browser-run.ts'
import { anExperience } from '../testing/an-experience.ts'
import { eventually } from '../testing/eventually.ts'
import type { ExperienceOptions } from './options.ts'

/** The rejections received by a listener that the shop added before the script. */
let heard: unknown[]
const note = ({ reason }: PromiseRejectionEvent) => void heard.push(reason)

beforeEach(() => {
  heard = []
  addEventListener('unhandledrejection', note)
})
afterEach(() => removeEventListener('unhandledrejection', note))

const shown = () => new Promise((resolve) => setTimeout(resolve, 30))

/** Runs an experience with this code while all services fail, and returns its error events and reports. */
async function running(does: (options: ExperienceOptions) => unknown) {
  const shop: Window & { __qubit?: unknown; uv?: unknown } = window
  delete shop.__qubit
  delete shop.uv
  const code: object = { execution: does }
  const { run, sent, requests, log } = await aBrowserRun({
    config: { counters: { namespace: 'shop' }, flags: { compression: false, stateSync: false, react: false } },
    experiences: [anExperience({ qfns: { mail: 'id' }, load: async () => code })],
    reply: (url) => (url.includes('/events/') ? undefined : new Response('', { status: 500 })),
  })
  run.bus?.uv.emit('ecView', { type: 'home' })
  await vi.dynamicImportSettled()
  await eventually(() => expect(run.engine?.explain('experience')?.progress).toMatch(/executed|failed/))
  await shown()
  await eventually(() => expect(sent.length).toBeGreaterThan(0))
  const errors = () => sent.filter(({ meta }) => meta.type === 'qubit.errorExperience')
  return { errors, reports: () => requests.filter((url) => url.endsWith('/app/smartserve')), log, run }
}

const failing: Record<string, [does: (options: ExperienceOptions) => unknown, message: RegExp]> = {
  'an integration function': [({ integration }) => integration('mail').execute(), /^Failed to perform execute action/],
  'a dataset': [({ datasets }) => datasets.get('sizes', ['k']), /^GraphQL error 500/],
  'a placement': [({ placement }) => placement('none'), /no placements/],
  slots: [({ react }) => react.register('header'), /React integration is not enabled/],
  weather: [({ weather }) => weather({ cid: 'c' }), /siteId/],
}

const ways: Record<string, (does: (options: ExperienceOptions) => unknown) => (options: ExperienceOptions) => void> = {
  directly: (does) => (options) => void does(options),
  'in a function that is not awaited': (does) => (options) => void (async () => void (await does(options)))(),
}
const cases = Object.entries(failing).flatMap(([what, how]) =>
  Object.keys(ways).map((way) => [what, way, ...how] as const),
)

test.each(cases)(
  '[ER-07] a failure of %s called %s is reported as an error of the experience, which continues',
  async (_, way, does, message) => {
    const { errors, reports, run } = await running(ways[way]?.(does) ?? does)
    await eventually(() => expect(errors()).toHaveLength(1))
    expect(errors()[0]).toMatchObject({ stage: 'execution', message: expect.stringMatching(message) })
    await eventually(() => expect(reports()).toHaveLength(1))
    expect(run.engine?.explain('experience')?.progress).toBe('executed')
    // The promise of an async function rejects unhandled before the script can intervene, so earlier listeners receive it.
    if (way === 'directly') expect(heard).toEqual([])
  },
)

test('[ER-07] a failure that the code handles is not an error, and one that it awaits is reported once', async () => {
  const handled = await running(({ integration }) =>
    integration('mail')
      .execute()
      .catch(() => 'handled'),
  )
  expect(handled.run.engine?.explain('experience')?.progress).toBe('executed')
  const awaited = await running(({ integration }) => integration('mail').execute())
  await eventually(() => expect(awaited.errors()).toHaveLength(1))
  expect(handled.errors()).toEqual([])
  expect(heard).toEqual([])
})

test('[ER-07] a custom goal without a name and an unlinked integration throw errors, which are reported', async () => {
  const unlinked = await running(({ integration }) => integration('other'))
  await eventually(() => expect(unlinked.errors()).toHaveLength(1))
  expect(unlinked.errors()[0]).toMatchObject({ message: 'The integration "other" is not linked to this experience' })
  const goal = await running(({ emitCustomGoal }) => emitCustomGoal(''))
  await eventually(() => expect(goal.errors()).toHaveLength(1))
  expect(goal.errors()[0]).toMatchObject({ name: 'No custom goal name' })
  expect(heard).toEqual([])
})

type Counters = ExperienceOptions['counters']
const uses: [what: string, use: (counters: Counters) => unknown][] = [
  ['is dropped', ({ ecount }) => ecount('views').get('p')],
  ['has only success handlers', ({ topk }) => topk('views').increment('p', 60).then(String)],
  [
    'has only a finally handler',
    ({ topk }) =>
      topk('views')
        .get()
        .finally(() => {}),
  ],
]

test.each(uses)('[ER-07] [CT-08] the failure of a counter that %s is only logged', async (_, use) => {
  const { errors, reports, log, run } = await running(({ counters }) => void use(counters))
  const lines = () => log.lines.filter(({ message }) => message.startsWith('Counter'))
  await eventually(() => expect(lines()).toMatchObject([{ level: 'warn' }]))
  await shown()
  expect([errors(), reports(), heard]).toEqual([[], [], []])
  expect(run.engine?.explain('experience')?.progress).toBe('executed')
})

test('[CT-08] the failure of a counter that a function awaits which nobody awaits is only logged, and hidden from what listens later', async () => {
  const later = vi.fn()
  onTestFinished(() => removeEventListener('unhandledrejection', later))
  const { errors, reports, log } = await running(({ counters }) => {
    addEventListener('unhandledrejection', later)
    void (async () => void (await counters.ecount('views').get('p')))()
  })
  await eventually(() => expect(log.lines.map(({ message }) => message).join()).toContain('Counter'))
  await shown()
  expect([errors(), reports(), later.mock.calls]).toEqual([[], [], []])
})
