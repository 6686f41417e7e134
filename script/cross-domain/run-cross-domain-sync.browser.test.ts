import { afterEach, expect, onTestFinished, test } from 'vitest'
import { openFrame } from '../browser/open-frame.ts'
import { permanentKind } from '../cookies/cookie-store.ts'
import type { PermanentState } from '../cookies/permanent-cookie.ts'
import { anOpenRun, aVisitor, type OpenRun } from '../testing/an-open-run.ts'
import { eventually } from '../testing/eventually.ts'
import { askFrame } from './ask-frame.ts'
import { readStateText, stateText } from './state-text.ts'
import { syncFrames } from './sync-frames.ts'

// The page under test also plays the other domain's frame: the frame's state is in the real cookies of this host, the
// asking page's state is in memory.
const { origin, hostname } = location
const elsewhere = origin.replace('localhost', '127.0.0.1')

afterEach(() => setCookie('', 0))

function setCookie(value: string, life = 60): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the real jar of the browser is what the frame reads
  document.cookie = `${permanentKind.name}=${value}; Path=/; Max-Age=${life}`
}

function storedState(): PermanentState {
  const [, text] = new RegExp(`${permanentKind.name}=([^;]*)`).exec(document.cookie) ?? []
  return readStateText(text, Date.now())
}

/** Returns the address of the other domain's frame page, which answers pages of these domains. */
function frameFor(domains: string[], at = origin): string {
  return `${at}/script/browser/testing/frame.html?${domains.map((domain) => `domain=${domain}`).join('&')}`
}

function iframes(): HTMLIFrameElement[] {
  return [...document.querySelectorAll<HTMLIFrameElement>('iframe[title="Visitor exchange"]')]
}

/**
 * Syncs a page at www.shop.test with the frames, which have ten times the time that they have in a shop: on a busy machine
 * a frame takes seconds to load.
 * @param silent - How many of the first frames have only the shop's time.
 */
async function synced(urls: string[], permanent: Partial<PermanentState>, silent = 0): Promise<OpenRun> {
  const crossDomainIframes = urls.map((url) => ({ domain: hostname, url }))
  const run = anOpenRun({ permanent, config: { domains: ['shop.test', hostname], crossDomainIframes } })
  let asked = 0
  const after = (ms: number, task: () => void) => void setTimeout(task, asked++ < silent ? ms : ms * 10)
  let count = 0
  const newId = () => `question-${++count}`
  await syncFrames(run, { openFrame, isLinked: false, after, newId })
  return run
}

test('[XD-03, XD-07] a hidden iframe returns the state of its domain, which is merged', async () => {
  setCookie(stateText(aVisitor({ visitorId: 'other', viewNumber: 9, sessionNumber: 2, lastViewTs: 2000 })))
  const run = await synced([frameFor([hostname])], { visitorId: 'local', viewNumber: 5, sessionNumber: 3 })
  const merged = { visitorId: 'other', viewNumber: 9, sessionNumber: 3, lastViewTs: 2000 }
  expect(run.cookies.permanent).toMatchObject(merged)
  expect(run.cookies.session.iframesInSync).toBe(true)
  await eventually(() => expect(iframes()).toEqual([]))
})

test.each([
  ['theirs', 9, 'other'],
  ['ours', 3, 'local'],
  ['ours on a tie', 5, 'local'],
])('[XD-03] the id with the larger viewNumber is used: %s', async (_, viewNumber, id) => {
  setCookie(stateText(aVisitor({ visitorId: 'other', viewNumber })))
  const run = await synced([frameFor([hostname])], { visitorId: 'local', viewNumber: 5 })
  expect(run.cookies.permanent.visitorId).toBe(id)
})

test('[XD-03] experiences are united by id, and the entry with the larger timesActivated wins', async () => {
  const ran = (experienceId: string, timesActivated: number) => ({
    experienceId,
    timesActivated,
    probability: 0.5,
    iterationId: '1',
  })
  setCookie(stateText(aVisitor({ experienceState: [ran('a', 1), ran('b', 5), ran('c', 2)] })))
  const run = await synced([frameFor([hostname])], { experienceState: [ran('a', 4), ran('b', 2)] })
  expect(run.cookies.permanent.experienceState).toEqual([ran('a', 4), ran('b', 5), ran('c', 2)])
})

test('[XD-03] a message has source, id, method and state', async () => {
  const heard: unknown[] = []
  const frame = openFrame(frameFor([hostname]))
  onTestFinished(frame.close)
  frame.listen(({ data }) => heard.push(data))
  await frame.loaded
  frame.post({ source: 'smartserve', id: 'mine', method: 'getState' })
  const answer = { source: 'smartserve', id: 'mine', method: 'getState', state: expect.any(String) }
  await eventually(() => expect(heard).toEqual([answer]))
})

test("[XD-03] an answer is not accepted when its origin differs from the origin of the iframe's url", async () => {
  const frame = openFrame(frameFor([hostname, '127.0.0.1'], elsewhere))
  onTestFinished(frame.close)
  const origins: string[] = []
  frame.listen((arrival) => origins.push(arrival.origin))
  // The time-out follows the answer, however long the frame takes to load.
  const heard = () => eventually(() => expect(origins).not.toEqual([]))
  const after = (_: number, task: () => void) => void heard().finally(() => setTimeout(task, 100))
  const needs = { after, newId: () => 'mine' }
  const asked = askFrame({ ...frame, origin }, { method: 'getState' }, needs)
  await expect(asked).rejects.toThrow('iframe did not respond in time')
  expect(origins).toEqual([elsewhere])
})

test('an answer from another window is not accepted, whatever its id', async () => {
  const state = stateText(aVisitor({ visitorId: 'forged', viewNumber: 99 }))
  const forge = (id: string) => postMessage({ source: 'smartserve', id, method: 'getState', state }, origin)
  const done = synced([frameFor([hostname])], { visitorId: 'local', viewNumber: 5 })
  forge('question-1')
  forge('question-2')
  expect((await done).cookies.permanent).toMatchObject({ visitorId: 'local', viewNumber: 5 })
})

test('a frame of another origin can be asked and answers', async () => {
  const run = await synced([frameFor([hostname, '127.0.0.1'], elsewhere)], { visitorId: 'local', viewNumber: 5 })
  // In a page of another site this browser gives the frame no cookies, so it has no state.
  expect(run.cookies.permanent).toMatchObject({ visitorId: 'local', viewNumber: 5 })
  expect(run.cookies.session.iframesInSync).toBe(true)
})

test('[XD-04, XD-07] a state that differs after merging is sent back, and the frame stores it', async () => {
  setCookie(stateText(aVisitor({ visitorId: 'other', viewNumber: 2, sessionNumber: 7, city: 'Leeds' })))
  await synced([frameFor([hostname])], { visitorId: 'local', viewNumber: 5, city: 'York' })
  const merged = { visitorId: 'local', viewNumber: 5, sessionNumber: 7, city: 'Leeds', domain: hostname }
  await eventually(() => expect(storedState()).toMatchObject(merged))
  await eventually(() => expect(iframes()).toEqual([]))
})

test('[XD-04] a state that does not differ is not sent back', async () => {
  const text = stateText(aVisitor({ visitorId: 'local', viewNumber: 5, city: 'Leeds' }))
  setCookie(text)
  await synced([frameFor([hostname])], { visitorId: 'local', viewNumber: 5, city: 'York' })
  await eventually(() => expect(iframes()).toEqual([]))
  expect(document.cookie).toContain(text)
})

test('[XD-07] pages of domains that are not configured get no answer and change nothing', async () => {
  const text = stateText(aVisitor({ visitorId: 'other', viewNumber: 9 }))
  setCookie(text)
  const heard: unknown[] = []
  const frame = openFrame(frameFor(['other.test']))
  onTestFinished(frame.close)
  frame.listen((arrival) => heard.push(arrival))
  await frame.loaded
  frame.post({ source: 'smartserve', id: 'one', method: 'getState' })
  const state = stateText(aVisitor({ visitorId: 'forged', viewNumber: 99 }))
  frame.post({ source: 'smartserve', id: 'two', method: 'setState', state })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(heard).toEqual([])
  expect(document.cookie).toContain(text)
})

test('the iframe is invisible, silent and unreachable by keyboard, and is removed in the end', async () => {
  const done = synced([frameFor([hostname])], { visitorId: 'local' })
  const [iframe] = iframes()
  expect(iframe && getComputedStyle(iframe).display).toBe('none')
  expect(iframe?.tabIndex).toBe(-1)
  expect(iframe?.getAttribute('aria-hidden')).toBe('true')
  expect(iframe?.sandbox.toString()).toBe('allow-scripts allow-same-origin')
  await done
  await eventually(() => expect(iframes()).toEqual([]))
})

test('[XD-05] a page that does not answer fails after 2000 ms, and the run continues with the other frames', async () => {
  setCookie(stateText(aVisitor({ visitorId: 'other', viewNumber: 9 })))
  const startedAt = performance.now()
  const run = await synced([`${origin}/catalogue/testing/icon.svg`, frameFor([hostname])], {}, 1)
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1990)
  expect(run.log.lines.map(({ message }) => message)).toEqual(['iframe did not respond in time'])
  expect(run.cookies.permanent.viewNumber).toBe(9)
  expect(run.cookies.session.iframesInSync).toBe(false)
})
