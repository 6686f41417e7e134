import fc from 'fast-check'
import { expect, test } from 'vitest'
import { previewScriptName } from '../../contract/preview-script.ts'
import { runSteps } from '../startup/run-steps.ts'
import { steps } from '../startup/steps.ts'
import { aJar } from '../testing/a-jar.ts'
import { aKeyValue, aRun } from '../testing/a-run.ts'
import { aSession, aVisitor } from '../testing/an-open-run.ts'
import type { CookieFields } from './field.ts'
import { genericFields } from './generic-cookie.ts'
import { permanentFields } from './permanent-cookie.ts'
import { sessionFields } from './session-cookie.ts'
import { decodeState, encodeState } from './state-codec.ts'

const now = 1_700_000_000_000

/** Everything that the script reads from cookies and storage, in an intact state, by name or key. */
const cookies = {
  qb_permanent: encodeState(
    permanentFields,
    aVisitor({
      viewNumber: 12,
      entranceViewNumber: 3,
      sessionNumber: 4,
      entranceNumber: 5,
      eventNumber: 60,
      conversionNumber: 1,
      conversionCycleNumber: 2,
      lifetimeValue: 12.5,
      ipAddress: '2001:db8::1',
      firstViewTs: now - 9_000_000,
      lastViewTs: now - 9000,
      updatedAt: now - 5000,
      domain: 'shop.test',
      city: 'Kraków',
      visitorHistory: 'opaque=text|ü',
      deliverCloseTime: [{ experimentId: '7', expiration: now }],
      experienceState: [{ experienceId: 'e', probability: 0.25, timesActivated: 2, iterationId: '1', pid: 'v' }],
    }),
  ),
  qb_session: encodeState(
    sessionFields,
    aSession({
      sessionViewNumber: 2,
      visitorIsSynced: true,
      eventNumber: 9,
      sessionTs: now - 60_000,
      domain: 'shop.test',
      experienceState: [{ experienceId: 'e', timesActivated: 1 }],
    }),
  ),
  qb_generic: encodeState(genericFields, {
    keyValue: { seen: { value: 'yes', expires: now + 1000 }, other: { value: 'ä', expires: null } },
    updatedAt: now - 5000,
    domain: 'shop.test',
  }),
  _qubitTracker: 'abc-def-ghi',
  _ga: 'GA1.1.1234567890.1690000000',
  qb_preview: '0',
  qb_dnt: '0',
  qb_dnt_ext: '0',
}
const storage = {
  qb_transactions: '["A1","B2"]',
  qb_seq: 'abc-def-ghi 60',
  qb_loss: '{"tooMany":2}',
  'qb_queue:x': JSON.stringify({
    event: { meta: { id: 'x', ts: now - 9000, seq: 7, type: 'ecView' }, context: { id: 'abc-def-ghi' } },
    attempted: true,
  }),
}
const all: Record<string, string> = { ...cookies, ...storage }
const texts = Object.values(all)

type Corruption = (text: string) => string

const at = fc.nat(400)
const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code))
const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ':',
    '|',
    '=',
    '%',
    '%3A',
    '%E0%A4%A',
    'null',
    'undefined',
    '[object Object]',
    '{}',
    '[]',
    '"',
    '0',
  ),
  fc.constantFrom('NaN', '-1', '1e999', '99999999999999999999', ':'.repeat(100), '%3A'.repeat(100), 'x'.repeat(4000)),
)

/**
 * The corruptions of a stored text: cut off, a byte changed, fields swapped or replaced, garbage, the text of another
 * cookie or key.
 */
const corruption: fc.Arbitrary<Corruption> = fc.oneof(
  at.map(
    (where): Corruption =>
      (text) =>
        text.slice(0, where % (text.length + 1)),
  ),
  at.map(
    (where): Corruption =>
      (text) =>
        text.slice(where % (text.length + 1)),
  ),
  fc.tuple(at, byte).map(
    ([where, sign]): Corruption =>
      (text) => {
        const place = where % (text.length + 1)
        return text.slice(0, place) + sign + text.slice(place + 1)
      },
  ),
  fc.tuple(at, at).map(
    ([one, other]): Corruption =>
      (text) => {
        const fields = text.split(':')
        const [first = 0, second = 0] = [one % fields.length, other % fields.length]
        const kept = fields[first] ?? ''
        fields[first] = fields[second] ?? ''
        fields[second] = kept
        return fields.join(':')
      },
  ),
  fc.tuple(at, garbage).map(
    ([where, wrong]): Corruption =>
      (text) => {
        const fields = text.split(':')
        fields[where % fields.length] = wrong
        return fields.join(':')
      },
  ),
  fc.tuple(at, garbage).map(
    ([where, wrong]): Corruption =>
      (text) => {
        const place = where % (text.length + 1)
        return text.slice(0, place) + wrong + text.slice(place)
      },
  ),
  garbage.map(
    (wrong): Corruption =>
      () =>
        wrong,
  ),
  fc.constantFrom(...texts).map(
    (other): Corruption =>
      () =>
        other,
  ),
)

const states: [string, CookieFields, readonly string[]][] = [
  ['qb_permanent', permanentFields, ['visitorId', 'viewNumber']],
  ['qb_session', sessionFields, []],
  ['qb_generic', genericFields, []],
]

/** Generates a text after one to three corruptions. */
function corruptedText(text: string): fc.Arbitrary<string> {
  return fc
    .array(corruption, { minLength: 1, maxLength: 3 })
    .map((corruptions) => corruptions.reduce((corrupted, corrupt) => corrupt(corrupted), text))
}

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
    if (name in cookies) jar.cookies.set(name, text)
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
}, 60_000)

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
  ["an event under another one's key", [['qb_queue:y', storage['qb_queue:x']]]],
  ['a negative number of views', [['qb_permanent', 'abc-def-ghi:-1']]],
])('%s does not prevent a view from being counted and sent once', async (_, kept) => {
  await expectView(kept)
})
