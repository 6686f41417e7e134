import { expect, test } from 'vitest'
import { aClock } from '../testing/a-clock.ts'
import { aJar } from '../testing/a-jar.ts'
import { aVisitor } from '../testing/an-open-run.ts'
import { openCookieStore } from './cookie-store.ts'
import { permanentFields } from './permanent-cookie.ts'
import { decodeState, encodeState } from './state-codec.ts'

test('[CK-21] the state of another visitor, written by another tab, is taken as it is, unless this page has a visitor of its own', () => {
  const first = aVisitor({ visitorId: 'first', viewNumber: 10, domain: 'shop.test' })
  const jar = aJar({ qb_permanent: encodeState(permanentFields, first) })
  const clock = aClock()
  const openTab = () => openCookieStore({ jar, domain: 'shop.test', onRepair() {}, onLarge() {}, ...clock })
  const [one, two] = [openTab(), openTab()]
  const change = (tab: typeof one, permanent: { visitorId?: string; viewNumber: number }) => {
    tab.change({ permanent })
    tab.save()
  }
  const written = () =>
    decodeState(permanentFields, jar.cookies.get('qb_permanent') ?? '', { vital: [], now: clock.now() }).state
  change(two, { visitorId: 'second', viewNumber: 50 })
  change(one, { viewNumber: 11 })
  expect(written()).toMatchObject({ visitorId: 'second', viewNumber: 50 })
  expect(one.permanent).toMatchObject({ visitorId: 'second', viewNumber: 50 })
  change(two, { visitorId: 'third', viewNumber: 70 })
  change(one, { visitorId: 'fourth', viewNumber: 1 })
  expect(written()).toMatchObject({ visitorId: 'fourth', viewNumber: 1 })
})
