import { expect, test } from 'vitest'
import { permanentKind } from '../cookies/cookie-store.ts'
import { openStateCookie } from '../cookies/state-cookie.ts'
import { aJar } from '../testing/a-jar.ts'
import { aVisitor } from '../testing/an-open-run.ts'
import { removeCookies } from '../visitor/consent/own-names.ts'
import { answerQuestion, type FrameFacts } from './answer-question.ts'
import { readStateText, stateText } from './state-text.ts'

const now = () => 1_700_000_000_000
const getState = { source: 'smartserve', id: 'one', method: 'getState' }

function aFrameWith(visitor = aVisitor({ viewNumber: 5 }), change: Partial<FrameFacts> = {}) {
  const jar = aJar({ [permanentKind.name]: stateText(visitor) })
  const openCookie = () => openStateCookie(permanentKind, { jar, domain: 'b.test', now, onRepair() {}, onLarge() {} })
  const forget = () => removeCookies(jar, 'b.test')
  const facts: FrameFacts = { domains: ['a.test', 'b.test'], protocol: 'https:', now, openCookie, forget, ...change }
  return {
    jar,
    ask: (data: unknown, origin = 'https://www.a.test') => answerQuestion({ origin, data }, facts),
    state: () => readStateText(jar.cookies.get(permanentKind.name), now()),
  }
}

test('getState is answered with the permanent state of the domain, under the id of the question', () => {
  const visitor = aVisitor({ viewNumber: 5 })
  expect(aFrameWith(visitor).ask(getState)).toEqual({ ...getState, state: stateText(visitor) })
})

test('setState applies id, numbers and experiences; fields that belong to one domain only stay', () => {
  const frame = aFrameWith(aVisitor({ visitorId: 'old', viewNumber: 5, city: 'Leeds', sessionNumber: 8 }))
  const given = aVisitor({ visitorId: 'new', viewNumber: 9, sessionNumber: 2, city: 'York', domain: 'a.test' })
  const answer = frame.ask({ ...getState, method: 'setState', state: stateText(given) })
  expect(answer).toMatchObject({ id: 'one', method: 'setState' })
  // The frame's own larger number has been stored since the question was sent.
  const expected = { visitorId: 'new', viewNumber: 9, sessionNumber: 8, city: 'Leeds', domain: 'b.test' }
  expect(frame.state()).toMatchObject(expected)
})

test.each([
  ['a configured domain', 'https://a.test', true],
  ['a subdomain of one, on a port', 'https://www.a.test:8443', true],
  ['its own domain', 'https://b.test', true],
  ['another domain', 'https://evil.test', false],
  ['a domain with the same end', 'https://evila.test', false],
  ['a domain with the same start', 'https://a.test.evil.test', false],
  ['an http page of a configured domain', 'http://www.a.test', false],
  ['no origin', 'null', false],
  ['an extension', 'chrome-extension://a.test', false],
])('a question from %s is answered only if its origin may ask: %s', (_, origin, isAnswered) => {
  const frame = aFrameWith()
  expect(frame.ask(getState, origin) !== undefined).toBe(isAnswered)
  const given = stateText(aVisitor({ visitorId: 'new', viewNumber: 9 }))
  frame.ask({ ...getState, method: 'setState', state: given }, origin)
  expect(frame.state().visitorId).toBe(isAnswered ? 'new' : 'abc-def-ghi')
})

test('[BC-02] forget removes everything that is stored for the domain, and only on request of a page of a configured domain', () => {
  const frame = aFrameWith()
  const forget = { ...getState, method: 'forget' }
  expect(frame.ask(forget, 'https://evil.test')).toBe(undefined)
  expect(frame.state().visitorId).toBe('abc-def-ghi')
  expect(frame.ask(forget)).toEqual(forget)
  expect(frame.jar.names()).toEqual([])
})

test('a frame served without https also answers pages without https', () => {
  const frame = aFrameWith(undefined, { protocol: 'http:' })
  expect(frame.ask(getState, 'http://www.a.test')).toBeDefined()
  expect(frame.ask(getState, 'https://www.a.test')).toBeDefined()
})

test.each([
  ['no message', 'hello'],
  ['nothing', undefined],
  ['another source', { ...getState, source: 'other' }],
  ['another method', { ...getState, method: 'clear' }],
  ['no id', { ...getState, id: 7 }],
])('%s is not answered', (_, data) => {
  expect(aFrameWith().ask(data)).toBe(undefined)
})

test.each([
  ['missing', undefined],
  ['not a text', { visitorId: 'new' }],
  ['too long', `new:9:${'0'.repeat(4096)}`],
  ['without an id', ':9'],
  ['with an invalid id', 'a%20b:9'],
])('a state that is %s changes nothing', (_, state) => {
  const frame = aFrameWith()
  frame.ask({ ...getState, method: 'setState', state })
  expect(frame.jar.writes).toEqual([])
})

test('for a visitor who has opted out of the script the answer has no state, and nothing is written', () => {
  const frame = aFrameWith(undefined, { openCookie: () => undefined })
  expect(frame.ask(getState)).toEqual(getState)
  frame.ask({ ...getState, method: 'setState', state: stateText(aVisitor({ viewNumber: 9 })) })
  expect(frame.jar.writes).toEqual([])
})
