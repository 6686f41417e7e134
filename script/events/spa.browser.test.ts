import { expect, onTestFinished, test } from 'vitest'
import { aBrowserRun } from '../browser/testing/a-browser-run.ts'
import { anExperience } from '../testing/an-experience.ts'

type TestWindow = { navigation?: unknown; uv?: { emit(type: string, data: object): void } }

test.each(['with the Navigation API', 'without it'])(
  '[BD-06] a history navigation ends the view, and the next begins when the shop has published it, one task later: %s',
  async (how) => {
    const page = window as unknown as TestWindow
    const before = location.href
    if (how === 'without it') Object.defineProperty(window, 'navigation', { value: undefined, configurable: true })
    onTestFinished(() => {
      history.replaceState(null, '', before)
      Reflect.deleteProperty(window, 'navigation')
    })
    const happened: string[] = []
    const execution = () => {
      const { pathname } = location
      happened.push(`run ${pathname}`)
      return { remove: () => happened.push(`removed ${pathname}`) }
    }
    history.replaceState(null, '', '/one')
    const { run } = await aBrowserRun({ config: { spa: true }, experiences: [anExperience({ execution })] })
    const views = () => run.cookies?.permanent.viewNumber
    const publish = (type: string) => page.uv?.emit('ecView', { type })
    publish('home')
    publish('home')
    await expect.poll(() => happened).toEqual(['run /one'])
    expect(views()).toBe(1)

    history.replaceState(null, '', '/one#part')
    publish('home')
    expect(happened).toHaveLength(1)

    history.pushState(null, '', '/two')
    expect(happened).toEqual(['run /one', 'removed /one'])
    publish('product')
    expect(views()).toBe(1)
    await new Promise((resolve) => setTimeout(resolve))
    expect(views()).toBe(2)
    await expect.poll(() => happened.at(-1)).toBe('run /two')

    history.back()
    await expect.poll(() => happened.at(-1)).toBe('removed /two')
    publish('home')
    await expect.poll(() => happened.at(-1)).toBe('run /one')
    expect(views()).toBe(3)
  },
)

test('[BD-06] without spa a history navigation is none of ours', async () => {
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  const { run } = await aBrowserRun({ experiences: [anExperience()] })
  const publish = () => (window as unknown as TestWindow).uv?.emit('ecView', { type: 'home' })
  publish()
  await expect.poll(() => run.engine?.explain('experience')?.progress).toBe('executed')
  history.pushState(null, '', '/elsewhere')
  expect(run.engine?.explain('experience')?.progress).toBe('executed')
  publish()
  publish()
  expect(run.cookies?.permanent.viewNumber).toBe(3)
})
