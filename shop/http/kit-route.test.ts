import { expect, test } from 'vitest'
import { kitPartIds } from '../gallery/kit/kit-part-ids.ts'
import { aShop } from '../test-data/a-shop.ts'

test('/gallery/kit leads to a page of each part', async () => {
  const { body } = await aShop().inject('/gallery/kit')
  for (const id of kitPartIds) expect(body).toContain(`href="/gallery/kit/${id}"`)
})

test.each(kitPartIds)(
  'the page of %s has its examples, rules and code, and loads one script by its nonce',
  async (id) => {
    const { body, headers } = await aShop().inject(`/gallery/kit/${id}`)
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    expect(body).toContain(`<script type="module" src="/assets/kit.js" nonce="${nonce}">`)
    expect(body.match(/data-example="\w+"/g)).toEqual(['data-example="sample"', 'data-example="extreme"'])
    expect(body).toContain('from &#x27;../../kit/')
    expect(body).toMatch(/<dt>SHR-\d+\.1<\/dt>/)
  },
)

test('with alone there is that example only', async () => {
  const { body } = await aShop().inject('/gallery/kit/money?alone=extreme')
  expect(body.match(/data-example="\w+"/g)).toEqual(['data-example="extreme"'])
})

test('what is no part of the kit is not found', async () => {
  const { statusCode, body } = await aShop().inject('/gallery/kit/__proto__')
  expect([statusCode, body]).toEqual([404, expect.stringContaining('/gallery/kit lists them all')])
})
