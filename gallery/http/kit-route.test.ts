import { expect, test } from 'vitest'
import { kitPartIds } from '../kit/kit-part-ids.ts'
import { aGallery } from '../test-data/a-gallery.ts'

test('/gallery/kit links to a page for each part', async () => {
  const { body } = await aGallery().inject('/gallery/kit')
  for (const id of kitPartIds) expect(body).toContain(`href="/gallery/kit/${id}"`)
})

test.each(kitPartIds)(
  'the page of %s has its examples, rules and code, and loads one script with its nonce',
  async (id) => {
    const { body, headers } = await aGallery().inject(`/gallery/kit/${id}`)
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    expect(body).toContain(`<script type="module" src="/assets/kit.js" nonce="${nonce}">`)
    expect(body.match(/data-example="\w+"/g)).toEqual(['data-example="sample"', 'data-example="extreme"'])
    expect(body).toContain('from &#x27;../../kit/')
    expect(body).toMatch(/<dt>SHR-\d+\.1<\/dt>/)
  },
)

test('with ?alone= the page has that example only', async () => {
  const { body } = await aGallery().inject('/gallery/kit/money?alone=extreme')
  expect(body.match(/data-example="\w+"/g)).toEqual(['data-example="extreme"'])
})

test('an unknown part of the kit is answered with 404', async () => {
  const { statusCode, body } = await aGallery().inject('/gallery/kit/__proto__')
  expect([statusCode, body]).toEqual([404, expect.stringContaining('/gallery/kit lists all parts')])
})
