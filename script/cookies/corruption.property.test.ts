import fc from 'fast-check'
import { expect, test } from 'vitest'
import { previewScriptName } from '../../contract/preview-script.ts'
import { runSteps } from '../startup/run-steps.ts'
import { steps } from '../startup/steps.ts'
import { aJar } from '../testing/a-jar.ts'
import { aKeyValue, aRun } from '../testing/a-run.ts'
import type { CookieFields } from './field.ts'
import { genericFields } from './generic-cookie.ts'
import { permanentFields } from './permanent-cookie.ts'
import { sessionFields } from './session-cookie.ts'
import { decodeState, encodeState } from './state-codec.ts'
import { corruptedText } from './testing/corrupted-text.ts'
import { storedAt, storedCookies, storedKeys } from './testing/stored-texts.ts'

const now = storedAt

const all: Record<string, string> = { ...storedCookies, ...storedKeys }

const states: [string, CookieFields, readonly string[]][] = [
  ['qb_permanent', permanentFields, ['visitorId', 'viewNumber']],
  ['qb_session', sessionFields, []],
  ['qb_generic', genericFields, []],
]

test.each(states)(
  '%s in 4,000 corrupted forms is read without an error, and written intact again',
  (name, fields, vital) => {
    fc.assert(
      fc.property(corruptedText(all[name] ?? ''), (text) => {
        const { state } = decodeState(fields, text, { vital, now })
        expect(Object.keys(state)).toEqual(Object.keys(fields))
        const whole = decodeState(fields, encodeState(fields, state), { vital, now })
        expect(whole.repaired).toBe(undefined)
        expect(decodeState(fields, encodeState(fields, whole.state), { vital, now })).toEqual(whole)
      }),
      { numRuns: 4000 },
    )
  },
)

const corrupted = fc
  .tuple(
    ...Object.entries(all).map(([name, text]) =>
      fc.oneof(fc.constant(text), corruptedText(text)).map((kept) => [name, kept] as const),
    ),
  )
  // Excludes values that take effect whoever wrote them: an opt-out from tracking, and the preview that replaces the
  // run.
  .filter((kept) => kept.every(([name, text]) => !/^qb_dnt/.test(name) || !/^[12]$/.test(text.trim())))
  .filter((kept) => kept.every(([name, text]) => name !== 'qb_preview' || !previewScriptName('property', text)))

type Kept = readonly (readonly [name: string, text: string])[]

/** Runs the whole script with these texts and checks that the view is counted and sent. */
async function expectView(kept: Kept): Promise<void> {
  const keyValue = aKeyValue()
  const jar = aJar()
  for (const [name, text] of kept)
    if (name in storedCookies) jar.cookies.set(name, text)
    else keyValue.set(name, text)
  let requests = 0
  const run = aRun({
    jar,
    page: { storage: keyValue },
    config: { flags: { compression: false, stateSync: false } },
    reply() {
      if (++requests > 100) throw new Error('The run never stops sending requests')
      return { status: 200, text: '{"status":{"code":200},"rejected":[]}' }
    },
  })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  const { ended, because } = await runSteps(steps, run)
  expect({ ended, because }).toEqual({ ended: 'whole', because: undefined })
  await run.page.clock.pass(6000)
  const sent = run.page.requests
    .filter(({ url }) => url.includes('/events/'))
    .flatMap(({ body }) => JSON.parse(String(body)))
    .filter(({ meta }) => meta.id !== 'x')
  expect(requests).toBeLessThan(100)
  const [view] = sent.filter(({ meta }) => meta.type === 'ecView')
  expect(view).toBeDefined()
  const { permanent } = run.cookies ?? {}
  expect(permanent?.viewNumber).toBe(view.context.viewNumber)
  expect(view.context.viewNumber).toBeGreaterThan(0)
  expect(view.context.id).toBe(permanent?.visitorId)
  // The corrupted cookie is intact again.
  const text = jar.cookies.get('qb_permanent') ?? ''
  expect(decodeState(permanentFields, text, { vital: ['visitorId', 'viewNumber'], now }).repaired).toBe(undefined)
}

// About six of the thirteen texts are corrupted in each run: 18,000 corruptions.
test('whatever cookies and storage contain, a run starts, counts the view and sends it', async () => {
  await fc.assert(fc.asyncProperty(corrupted, expectView), { numRuns: 3000, endOnFailure: true })
})

// Cases that the test above has found.
test.each<[string, Kept]>([
  ['a separator within a text of the permanent cookie', [['qb_permanent', 'abc-def-ghi:1::::::::::::::::x%3Ay']]],
  ['a separator within a text of the session cookie', [['qb_session', '1:0:0::0::0:x%3Ay']]],
  ['a separator within the visitor id cookie', [['_qubitTracker', 'abc:def']]],
  [
    'an infinite number of events',
    [
      ['qb_permanent', 'abc-def-ghi:1'],
      ['qb_seq', 'abc-def-ghi 1e999'],
    ],
  ],
  ["an event under another one's key", [['qb_queue:y', storedKeys['qb_queue:x']]]],
  ['a negative number of views', [['qb_permanent', 'abc-def-ghi:-1']]],
])('%s does not prevent a view from being counted and sent once', async (_, kept) => {
  await expectView(kept)
})
