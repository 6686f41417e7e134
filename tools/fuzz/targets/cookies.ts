import assert from 'node:assert/strict'
import fc from 'fast-check'
import { cookieNames, openCookieStore } from '../../../script/cookies/cookie-store.ts'
import { cookieValues } from '../../../script/cookies/cookie-values.ts'
import { permanentFields } from '../../../script/cookies/permanent-cookie.ts'
import { decodeState } from '../../../script/cookies/state-codec.ts'
import { corruptedText } from '../../../script/cookies/testing/corrupted-text.ts'
import { storedAt, storedCookies } from '../../../script/cookies/testing/stored-texts.ts'
import { aJar } from '../../../script/testing/a-jar.ts'
import { defineTarget } from '../fuzz-target.ts'
import { hostileText } from '../inputs/hostile-value.ts'

const names = Object.values(cookieNames)

const texts = fc.record(
  Object.fromEntries(
    names.map((name) => {
      const text = storedCookies[name]
      return [name, fc.oneof(fc.constant(text), corruptedText(text), hostileText)]
    }),
  ),
  { requiredKeys: [] },
)

/**
 * The state cookies, however damaged: they are opened, changed and written, and what was written is intact and has the change.
 */
export const target = defineTarget({
  input: fc.tuple(texts, hostileText),
  tryInput([stored, word]) {
    const given = Object.entries(stored).flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]))
    const jar = aJar(Object.fromEntries(given))
    const needs = { jar, domain: 'shop.test', now: () => storedAt, onRepair() {}, onLarge() {}, after() {} }
    const store = openCookieStore(needs)
    const { viewNumber } = store.permanent
    store.change({ permanent: { visitorId: 'abc-def-ghi', viewNumber: viewNumber + 1, currency: 'GBP' } })
    store.generic.set('word', word)
    store.save()
    const read = decodeState(permanentFields, jar.cookies.get(cookieNames.permanent) ?? '', {
      vital: ['visitorId', 'viewNumber'],
      now: storedAt,
    })
    assert.equal(read.repaired, undefined, 'the written cookie is not intact')
    assert.equal(read.state.visitorId, 'abc-def-ghi')
    assert.ok(read.state.viewNumber > 0 && Number.isSafeInteger(read.state.viewNumber), 'the view is not counted')
    const pairs = given.map(([name, text]) => `${name}=${text}`)
    for (const name of names) cookieValues(pairs.join('; '), name)
  },
})
