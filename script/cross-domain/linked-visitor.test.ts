import { expect, test } from 'vitest'
import { hashMurmur3 } from '../../contract/murmur3.ts'
import { runSteps } from '../startup/run-steps.ts'
import { cookieSync } from '../startup/steps/cookie-sync.ts'
import { visitorId } from '../startup/steps/visitor-id.ts'
import { steps } from '../startup/steps.ts'
import { aClock } from '../testing/a-clock.ts'
import { aJar } from '../testing/a-jar.ts'
import { aRun } from '../testing/a-run.ts'
import { anOpenRun, aVisitor } from '../testing/an-open-run.ts'
import { createConsent } from '../visitor/consent/consent.ts'
import { guardPage } from '../visitor/consent/guard.ts'
import { stateText } from './state-text.ts'

const stamped = Array.from({ length: 40 }, (_, at) => `visitor-${at}`).find(
  (id) => hashMurmur3(`${id}:state-sync`) < 2 ** 31,
) as string
const link: [string, string][] = [['qb_context_id', stamped]]
const former = { visitorId: 'former', viewNumber: 20, sessionNumber: 6, conversionNumber: 3, lifetimeValue: 99 }
const nothing = { viewNumber: 0, sessionNumber: 0, conversionNumber: 0, lifetimeValue: 0 }
const quiet = { flags: { lookupSync: false, stateSync: false } }

test("[UR-03] the stamp service's data on the previous visitor is not applied to the linked visitor, whose state is sent to the service", async () => {
  const run = anOpenRun({
    options: link,
    permanent: former,
    config: { flags: { lookupSync: false } },
    reply: () => ({ status: 200, text: JSON.stringify({ state: stateText(aVisitor(former)) }) }),
  })
  await cookieSync(run)
  await visitorId(run)
  await run.page.clock.pass(10)
  expect(run.cookies.permanent).toMatchObject({ visitorId: stamped, ...nothing })
  expect(run.page.requests.map(({ headers }) => headers?.['X-Qb-State']?.split(':')[0])).toEqual([undefined, stamped])
})

test('[UR-03] [CK-12] a visitor handed over by a link is in the cookies at once, and an older tab adds no data of the previous visitor', async () => {
  const jar = aJar()
  const clock = aClock()
  const older = aRun({ jar, config: quiet, page: clock })
  await runSteps(steps, older)
  const emit = (run: typeof older) => run.page.uv().emit?.('ecView', { type: 'home' })
  for (let view = 0; view < 3; view++) emit(older)
  older.cookies?.change({ permanent: { conversionNumber: 2 } })

  const run = aRun({ jar, options: link, config: quiet, page: { ...clock, random: () => 0.3 } })
  await runSteps(steps, run)
  expect(jar.cookies.get('qb_permanent')).toMatch(new RegExp(`^${stamped}:0:0:0:`))
  expect(jar.cookies.get('_qubitTracker')).toBe(stamped)

  older.cookies?.save()
  await clock.pass(6000)
  expect(jar.cookies.get('qb_permanent')).toMatch(new RegExp(`^${stamped}:0:0:0:`))
  emit(run)
  emit(older)
  expect(jar.cookies.get('qb_permanent')).toMatch(new RegExp(`^${stamped}:2:2:1:1:`))
  expect(older.cookies?.permanent).toMatchObject({ visitorId: stamped, conversionNumber: 0 })
  expect(older.cookies?.session.sessionViewNumber).toBe(2)
})

test('[UR-03] [BC-01] with consent pending the whole visit belongs to the linked visitor, and nothing is written before consent', async () => {
  const jar = aJar()
  const consent = createConsent('pending')
  const bare = aRun({ jar, consent, options: link, config: quiet })
  const run = Object.assign(bare, { page: { ...bare.page, ...guardPage(bare.page, consent) } })
  const ids: unknown[] = []
  run.page.uv().q = [
    ['onEnrichment', ['*', ({ context }: { context: { id: string } }) => ids.push(context.id)]],
    ['emit', ['ecView', { type: 'home' }]],
  ]
  await runSteps(steps, run)
  expect([run.visitorId, ...new Set(ids)]).toEqual([stamped, stamped])
  expect([...jar.cookies.keys()]).toEqual([])
  consent.set('granted')
  await run.page.clock.pass(10)
  run.page.uv().emit?.('ecView', { type: 'home' })
  expect([...new Set(ids)]).toEqual([stamped])
  expect(jar.cookies.get('qb_permanent')).toMatch(new RegExp(`^${stamped}:2:`))
})
