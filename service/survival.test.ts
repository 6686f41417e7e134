import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDataFolder, aServer } from './testing/a-server.ts'

const day = 86_400_000

test('[SV-08] stash, notices, counters, callbacks and deferred runs survive a kill -9', async () => {
  const folder = aDataFolder()
  writeFileSync(join(folder, 'mail.mjs'), 'export default () => null')
  writeFileSync(join(folder, 'functions.json'), '{"mail": "./mail.mjs"}')
  const variables = { INSTEP_FUNCTIONS: join(folder, 'functions.json') }
  const first = await aServer(folder, variables)
  const post = async (path: string, body: object) =>
    (await fetch(`${first.origin}${path}`, { method: 'POST', body: JSON.stringify(body) })).status
  const notice = { route: 'segments', data: { visitorId: 'v', propertyId: 'p', trackingId: 't' } }
  const answers = [
    await post('/stash/v1.1/kv/set/shop/public/key', { data: { a: 1 } }),
    await post('/stash/v1.1/deferkv/set/shop/public/timeouts-v/86400', notice),
    await post('/counters/shop/topk_safe/views/A/60', { visitorId: 'v' }),
    await post('/qfn/defer/mail', { key: 'k', delay: day }),
    (await fetch(`${first.origin}/cb?d=data&ts=5&imp=1`)).status,
  ]
  expect(answers).toEqual([200, 200, 200, 200, 204])
  first.process.kill('SIGKILL')

  const { origin } = await aServer(folder, variables)
  const read = async (path: string) => (await fetch(`${origin}${path}`)).json()
  expect(await read('/stash/v1.1/kv/get/shop/public/key')).toMatchObject({ data: { a: 1 } })
  expect(await read('/_inspect/timeouts')).toMatchObject({ timeouts: [{ visitorId: 'v' }] })
  expect(await read('/counters/shop/topk_safe/views')).toMatchObject({ data: [['A', 1]] })
  expect(await read('/_inspect/functions')).toMatchObject({ pending: [{ id: 'mail', key: 'k' }] })
  expect(await read('/_inspect/callbacks')).toMatchObject({ callbacks: [{ d: 'data' }] })
})
