import { afterEach, expect, test, vi } from 'vitest'
import { openCookieJar } from '../browser/cookie-jar.ts'
import { openKeyValue } from '../browser/key-value.ts'
import { eventually } from '../testing/eventually.ts'
import { openCookieStore } from './cookie-store.ts'
import { loadOverflow } from './state-cookie.ts'

// The tests of the next file have the same cookies, and none of them writes these anew before it begins.
afterEach(() => {
  const jar = openCookieJar(document)
  for (const name of jar.names()) jar.write(name, '', { domain: '', lifeMs: 0 })
})

function openPage(open = openCookieStore) {
  return open({
    jar: openCookieJar(document),
    domain: location.hostname,
    storage: openKeyValue(window, 'localStorage'),
    now: Date.now,
    after() {},
    onRepair() {},
    onLarge() {},
  })
}

test('[CK-15] [EX-10] over 20 pages, the browser keeps every count of 500 experiences with long ids, in a cookie of less than 2000 characters', async () => {
  await loadOverflow()
  openPage().begin('abc-def-ghi')
  for (let page = 1; page <= 20; page++) {
    const store = openPage()
    const { permanent, session } = store
    expect(permanent.experienceState).toHaveLength(page > 1 ? 500 : 0)
    const experienceState = Array.from({ length: 500 }, (_, at) => ({
      experienceId: `experience-${at}-`.padEnd(36, 'x'),
      probability: at / 1000,
      timesActivated: permanent.experienceState.length ? page : 1,
      iterationId: `iteration-${at}-`.padEnd(36, 'x'),
      pid: `variation-${at}-`.padEnd(36, 'x'),
    }))
    const sessionTs = session.sessionTs ?? Date.now()
    store.change({
      permanent: { viewNumber: page, experienceState },
      session: {
        sessionTs,
        experienceState: experienceState.map(({ experienceId }) => ({ experienceId, timesActivated: page })),
      },
    })
    store.save()
    const kept = document.cookie.split('; ').filter((pair) => /^qb_(permanent|session)=/.test(pair))
    expect(kept.map((pair) => pair.length < 2000)).toEqual([true, true])
    const next = openPage()
    expect(next.permanent.viewNumber).toBe(page)
    const probabilities = next.permanent.experienceState.map(({ probability }) => probability)
    expect(probabilities.sort((a, b) => a - b)).toEqual(experienceState.map(({ probability }) => probability))
    expect(new Set(next.session.experienceState.map(({ timesActivated }) => timesActivated))).toEqual(new Set([page]))
    expect(next.session.experienceState).toHaveLength(500)
  }
})

test('[CK-15] a cookie that grows too long on an open page is shortened as soon as the code for that is loaded', async () => {
  vi.resetModules()
  const { openCookieStore } = await import('./cookie-store.ts')
  const store = openPage(openCookieStore)
  store.begin('grows-too-long')
  const experienceState = Array.from({ length: 200 }, (_, at) => ({
    experienceId: `experience-${at}`,
    probability: 0.5,
    timesActivated: 1,
    iterationId: '1',
  }))
  store.change({ permanent: { viewNumber: 3, experienceState } })
  store.save()
  const kept = () => document.cookie.split('; ').find((pair) => pair.startsWith('qb_permanent=')) ?? ''
  await eventually(() => expect(kept()).toMatch(/^qb_permanent=grows-too-long:3:/))
  expect(kept().length).toBeLessThan(2000)
  expect(store.permanent.experienceState).toHaveLength(200)
  expect(localStorage.getItem('qb_permanent:rest')).toContain('grows-too-long')
})
