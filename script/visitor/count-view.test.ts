import { expect, test } from 'vitest'
import { aSession, aVisitor } from '../testing/an-open-run.ts'
import { countView, type ViewFacts, type VisitorState } from './count-view.ts'

const ts = 1_700_000_000_000

function aView(facts: Partial<ViewFacts> = {}): ViewFacts {
  return { ts, isFirstOfPageLoad: true, referrerHost: '', hasUtm: false, domains: ['shop.test'], ...facts }
}

/** Creates a visitor in the middle of a session. */
function known(): VisitorState {
  const earlier = ts - 60_000
  return {
    permanent: aVisitor({
      viewNumber: 7,
      entranceViewNumber: 3,
      sessionNumber: 2,
      entranceNumber: 4,
      firstViewTs: 1,
      lastViewTs: earlier,
      entranceTs: earlier,
    }),
    session: aSession({ sessionViewNumber: 5, sessionTs: earlier }),
  }
}

function newVisitor(): VisitorState {
  return { permanent: aVisitor(), session: aSession() }
}

function nextSession(): VisitorState {
  return { permanent: known().permanent, session: aSession() }
}

test('a view increments the view numbers and sets the last view, and the first view stays', () => {
  const { state } = countView(known(), aView())
  expect(state.permanent).toMatchObject({ viewNumber: 8, entranceViewNumber: 4, firstViewTs: 1, lastViewTs: ts })
  expect(state.session.sessionViewNumber).toBe(6)
})

test('the first view ever is both the first and the last view', () => {
  expect(countView(newVisitor(), aView()).state.permanent).toMatchObject({ firstViewTs: ts, lastViewTs: ts })
})

test('[VI-04] a view with a session view count of 0 starts a session at its time', () => {
  const { state, begins } = countView(nextSession(), aView())
  expect(begins.session).toBe(true)
  expect(state.permanent.sessionNumber).toBe(3)
  expect(state.session).toEqual(aSession({ sessionViewNumber: 1, sessionTs: ts }))
})

test('[VI-04] a view in a running session does not change the session number and time', () => {
  const before = known()
  const { state, begins } = countView(before, aView())
  expect(begins.session).toBe(false)
  expect(state.permanent.sessionNumber).toBe(2)
  expect(state.session.sessionTs).toBe(before.session.sessionTs)
})

const outside = { referrerHost: 'search.test' }

test.each<[id: string, when: string, before: VisitorState, view: Partial<ViewFacts>, begins: boolean]>([
  ['VI-05', 'an external referrer in a running session starts an entrance', known(), outside, true],
  ['VI-05', 'a later view of the page load starts none', known(), { ...outside, isFirstOfPageLoad: false }, false],
  [
    'VI-05',
    'a later view of the page load starts none even with campaign parameters',
    known(),
    { hasUtm: true, isFirstOfPageLoad: false },
    false,
  ],
  [
    'VI-05',
    'a later view of the page load starts none even in a new session',
    nextSession(),
    { isFirstOfPageLoad: false },
    false,
  ],
  ['VI-06', 'a referrer on a configured domain starts none', known(), { referrerHost: 'shop.test' }, false],
  [
    'VI-06',
    'a referrer on a subdomain of a configured domain starts none',
    known(),
    { referrerHost: 'Pay.Shop.test' },
    false,
  ],
  [
    'VI-06',
    'a referrer on another configured domain starts none',
    known(),
    { referrerHost: 'www.outlet.test', domains: ['shop.test', 'outlet.test'] },
    false,
  ],
  ['VI-06', 'self-referral starts none in a new session', nextSession(), { referrerHost: 'shop.test' }, false],
  [
    'VI-06',
    'self-referral starts none with campaign parameters',
    known(),
    { referrerHost: 'shop.test', hasUtm: true },
    false,
  ],
  ['VI-06', 'self-referral on the first view ever starts one', newVisitor(), { referrerHost: 'shop.test' }, true],
  [
    'VI-06',
    'a host that only ends in a configured domain is not a self-referral',
    known(),
    { referrerHost: 'myshop.test' },
    true,
  ],
  ['VI-07', 'a direct visit in a running session starts none', known(), {}, false],
  ['VI-07', 'a direct visit with campaign parameters starts one', known(), { hasUtm: true }, true],
  ['VI-07', 'a direct visit at the start of a session starts one', nextSession(), {}, true],
])('[%s] %s', (_, __, before, view, begins) => {
  expect(countView(before, aView(view)).begins.entrance).toBe(begins)
})

test('[VI-08] a new entrance is counted, sets its view number to 1 and starts at the view', () => {
  const { permanent } = countView(known(), aView(outside)).state
  expect(permanent).toMatchObject({ entranceNumber: 5, entranceViewNumber: 1, entranceTs: ts })
})

test('[VI-08] without a new entrance its number and time stay', () => {
  const before = known()
  const { permanent } = countView(before, aView()).state
  expect(permanent).toMatchObject({ entranceNumber: 4, entranceTs: before.permanent.entranceTs })
})
