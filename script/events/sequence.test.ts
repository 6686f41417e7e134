import { expect, test } from 'vitest'
import { openCookieStore } from '../cookies/cookie-store.ts'
import { aClock } from '../testing/a-clock.ts'
import { aJar } from '../testing/a-jar.ts'
import { aKeyValue } from '../testing/a-run.ts'
import { aTracker } from '../testing/a-tracker.ts'
import { openSequence } from './sequence.ts'

function aTab(jar = aJar(), storage = aKeyValue(), visitorId = 'abc-def-ghi') {
  const cookies = openCookieStore({ jar, domain: 'shop.test', onRepair() {}, onLarge() {}, ...aClock() })
  if (cookies.permanent.visitorId !== visitorId) cookies.change({ permanent: { visitorId } })
  return { ...aTracker({ biscotti: cookies, sequence: openSequence(cookies, storage) }), cookies, jar, storage }
}

const seqs = ({ queued }: ReturnType<typeof aTab>) => queued.map(({ meta }) => meta.seq)

test('[EV-07] the first event has number 1, and numbers continue without gaps on the next page', () => {
  const first = aTab()
  first.uv.emit('ecView')
  first.cookies.save()
  const next = aTab(first.jar, first.storage)
  next.uv.emit('ecView')
  expect([...seqs(first), ...seqs(next)]).toEqual([1, 2, 3, 4])
})

test('[EV-07] tabs that are open at the same time share the number, and the cookies they write agree on it', () => {
  const one = aTab()
  const other = aTab(one.jar, one.storage)
  one.uv.emit('ecView')
  other.uv.emit('ecView')
  one.uv.emit('ecUser')
  other.uv.emit('ecUser')
  const all = [...seqs(one), ...seqs(other)]
  expect(all.toSorted((a, b) => a - b)).toEqual(all.map((_, index) => index + 1))
  for (const { cookies } of [one, other, one]) cookies.save()
  expect(aTab(one.jar).cookies.permanent.eventNumber).toBe(all.length)
})

test('[EV-07] ignored and unsent events take no number, and the session counts all others', () => {
  const tab = aTab()
  tab.uv.emit('ecUser')
  tab.uv.emit('ecView')
  expect(seqs(tab)).toEqual([1, 2, 3])
  expect(tab.cookies.session.eventNumber).toBe(3)
  const muted = aTracker({ refuseEvent: () => 'bot' })
  muted.uv.emit('ecView')
  expect([muted.cookies.permanent.eventNumber, muted.cookies.session.eventNumber]).toEqual([0, 0])
})

test.each([
  ['of another visitor', 'someone 70'],
  ['that is corrupted', 'abc-def-ghi many'],
])('[EV-07] a shared number %s is ignored', (_, text) => {
  const storage = aKeyValue()
  storage.set('qb_seq', text)
  const tab = aTab(aJar(), storage)
  tab.uv.emit('ecView')
  expect(seqs(tab)[0]).toBe(1)
})

test("[EV-07] the larger of the cookie's number and the shared number is used", () => {
  const storage = aKeyValue()
  storage.set('qb_seq', 'abc-def-ghi 70')
  const behind = aTab(aJar(), storage)
  behind.uv.emit('ecView')
  expect(seqs(behind)[0]).toBe(71)
  const ahead = aTab(aJar(), storage)
  ahead.cookies.change({ permanent: { eventNumber: 200 } })
  ahead.uv.emit('ecView')
  expect(seqs(ahead)[0]).toBe(201)
  expect(storage.get('qb_seq')).toBe('abc-def-ghi 203')
})

test('[EV-07] [CK-12] a view and its numbers are written in one save, which blocks the page once', () => {
  const tab = aTab()
  const { waits } = tab.jar
  tab.uv.emit('ecView')
  expect(seqs(tab)).toEqual([1, 2, 3])
  expect(tab.jar.writes.map(({ name }) => name)).toEqual(['qb_permanent', 'qb_session', '_qubitTracker'])
  expect(tab.jar.waits - waits).toBe(1)
})
