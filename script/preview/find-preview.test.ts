import { expect, test, vi } from 'vitest'
import type { Reply } from '../services/remote/request.ts'
import { aKeyValue } from '../testing/a-run.ts'
import { findPreview, previewKey } from './find-preview.ts'

const config = { campaignId: '7', group: 'CONTENT', country: 'CA', skipTriggers: true, force: ['offers'] }
const none = 'No preview was found in sessionStorage or stash'

function search({ kept, reply }: { kept?: string; reply?: Partial<Reply> } = {}) {
  const session = aKeyValue()
  if (kept !== undefined) session.set(previewKey, kept)
  const send = vi.fn(async () => ({ status: 200, text: '', ...reply }))
  const find = (previewId?: string) =>
    findPreview({ previewId, propertyId: 'norrow', session, send, host: 'https://collect.test' })
  return { find, send, session }
}

const answer = (code: unknown, data: unknown) => ({ text: JSON.stringify({ status: { code }, data }) })

test('[PV-12] a preview in session storage is used, and then nothing is requested', async () => {
  const { find, send } = search({ kept: JSON.stringify(config) })
  expect(await find('mine')).toEqual(config)
  expect(await find()).toEqual(config)
  expect(send).not.toHaveBeenCalled()
})

test('[PV-12] otherwise the stash is asked for the preview id, and the result is stored for the next page', async () => {
  const { find, send } = search({ reply: answer(200, config) })
  expect(await find('a b')).toEqual(config)
  expect(await find('a b')).toEqual(config)
  expect(await find()).toEqual(config)
  expect(send.mock.calls).toEqual([
    [{ method: 'GET', url: 'https://collect.test/stash/v1.1/kv/get/norrow/public/a%20b' }],
  ])
})

test('a different preview id means a different preview', async () => {
  const { find, send } = search({
    kept: JSON.stringify({ ...config, previewId: 'one' }),
    reply: answer(200, { country: 'FR' }),
  })
  expect(await find('two')).toEqual({ country: 'FR' })
  expect(send).toHaveBeenCalledOnce()
})

test.each<[string, Partial<Reply>, string]>([
  ['answers with code 404', answer(404, null), none],
  ['has empty data', answer(200, {}), none],
  ['has data of another type', answer(200, 'x'), none],
  ['has no data', answer(200, null), none],
  ['answers with code 500', answer(500, config), 'Stash returned status code 500'],
  ['answers with code 403 under HTTP 200', answer(403, config), 'Stash returned status code 403'],
  ['has no code and HTTP 404', { status: 404, text: 'not here' }, none],
  ['has no code and HTTP 502', { status: 502, text: '' }, 'Stash returned status code 502'],
])('[PV-12] a stash that %s causes the error with its text', async (_, reply, message) => {
  const { find, session } = search({ kept: '{broken', reply })
  await expect(find('mine')).rejects.toThrow(message)
  expect(session.get(previewKey)).toBe('{broken')
})

test('without an id and a stored preview there is no preview, and nothing is requested', async () => {
  const { find, send } = search()
  expect(await find()).toBe(undefined)
  expect(send).not.toHaveBeenCalled()
})

test('only fields of the right type are read from a configuration', async () => {
  const odd = {
    experienceId: 12,
    country: '',
    group: 'OTHER',
    skipSegments: 'yes',
    skipTriggers: false,
    force: [1, 'a'],
    more: 1,
  }
  const { find } = search({ kept: JSON.stringify(odd) })
  expect(await find()).toEqual({ experienceId: '12', skipTriggers: false, force: ['1', 'a'] })
})
