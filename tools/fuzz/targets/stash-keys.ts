import assert from 'node:assert/strict'
import fc from 'fast-check'
import { anyUnit } from '../../../script/cookies/testing/corrupted-text.ts'
import { defineTarget } from '../fuzz-target.ts'
import { brokenJson } from '../inputs/broken-json.ts'
import { hostileText, jsonValue } from '../inputs/hostile-value.ts'
import { openApp } from '../inputs/open-app.ts'

const key = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 1, arbitrary: hostileText.map((text) => `segments-${text}`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'a',
      'segments-',
      'segments-visitor',
      'a:b',
      'a/b',
      '..',
      '.',
      '%2e%2e',
      'a'.repeat(256),
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: anyUnit, minLength: 1, maxLength: 256 }) },
)
const value = fc.oneof(
  jsonValue,
  fc.record({ version: fc.constantFrom<unknown>(1, 5, 6, '1'), state: hostileText, segments: fc.array(hostileText) }),
)
/** Escaped as the script does it, or put in the address as it is. */
const escaped = fc.constantFrom(true, true, true, false)
const input = fc.record({
  namespace: fc.oneof({ weight: 4, arbitrary: fc.constant('shop') }, hostileText),
  key,
  escaped,
  value,
  batch: brokenJson(fc.record({ keys: fc.array(key, { maxLength: 5 }) })),
})
const statuses = [200, 400, 404, 413, 414]

/** Keys of the stash, and values under them: what was stored is read back as it was, anything else is refused. */
export const target = defineTarget({
  input,
  async tryInput({ namespace, key, escaped, value, batch }) {
    const app = await openApp()
    const askStash = async (method: 'GET' | 'POST', url: string, body?: string | Buffer) => {
      const answer = await app.inject({ method, url, ...(body === undefined ? {} : { body }) })
      assert.ok(statuses.includes(answer.statusCode), `${method} ${url}: status ${answer.statusCode}: ${answer.body}`)
      return answer
    }
    const place = [namespace, 'public', key].map((text) =>
      escaped ? encodeURIComponent(text.toWellFormed()) : addressOf(text),
    )
    const [, , own = ''] = place
    const written = await askStash('POST', `/stash/v1.1/kv/set/${place.join('/')}`, JSON.stringify({ data: value }))
    const read = await askStash('GET', `/stash/v1.1/kv/get/${place.join('/')}`)
    if (written.statusCode === 200 && own !== '' && escaped)
      assert.deepEqual(read.json().data, JSON.parse(JSON.stringify(value)))
    await askStash('POST', '/stash/v1.1/kv/getbatch/shop/segments', Buffer.from(batch))
  },
})

/** What a client can put in a request line: no control characters, no half characters. */
function addressOf(text: string): string {
  return text.toWellFormed().replace(/[^!-~]/g, '')
}
