import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { functionModulesOf } from '../functions/function-modules.ts'
import type { FunctionContext, IntegrationFunction } from '../functions/integration-function.ts'
import { aClock } from '../testing/a-clock.ts'
import { aDataFolder, aServer, endOf, spawnServer } from '../testing/a-server.ts'
import { anApp } from '../testing/an-app.ts'
import { postJson } from '../testing/post-json.ts'

const id = 'cHJvcGVydHk6bWFpbDox=/+'
const url = `/qfn/${encodeURIComponent(id)}`
const body = {
  key: 'k1',
  data: { to: 'visitor' },
  callerData: { url: 'https://shop.example/', referrerUrl: '', timezoneOffset: -60 },
  meta: { source: 'experience', visitorId: 'visitor-1', experienceId: 'e1', isPreview: false },
}

function anAppWith(run: IntegrationFunction, options = {}) {
  return anApp({ functions: new Map([[id, run]]), ...options })
}

test('[SV-43] the function with the id gets data and context, and its result is returned', async () => {
  let got: [unknown, FunctionContext] | undefined
  const app = anAppWith(async (data, context) => {
    got = [data, context]
    return { sent: true }
  })
  const answer = await postJson(app, url, body)
  const invocationId = expect.stringMatching(/^[a-z0-9]{20}$/)
  expect([answer.status, answer.body]).toEqual([200, { ok: true, data: { sent: true }, invocationId }])
  const { data, ...rest } = body
  const signal = expect.any(AbortSignal)
  expect(got).toEqual([data, { ...rest, id, invocationId: answer.body.invocationId, signal }])
  const again = await postJson(app, url, {})
  expect(again.body.invocationId).not.toBe(answer.body.invocationId)
  expect(got).toMatchObject([null, { key: null, callerData: null, meta: null }])
})

test.each([
  ['nothing', undefined, null],
  ['a text', 'text', 'text'],
  ['a date', new Date(0), '1970-01-01T00:00:00.000Z'],
])('[SV-43] a synchronous function that returns %s gets a response too', async (_name, value, data) => {
  expect(
    (
      await postJson(
        anAppWith(() => value),
        url,
        body,
      )
    ).body,
  ).toMatchObject({ ok: true, data })
})

test('[SV-43] the functions are the modules named in the configuration', async () => {
  const folder = aDataFolder()
  const code = 'export default async (data, { meta }) => ({ doubled: data.number * 2, by: meta.source })'
  writeFileSync(join(folder, 'double.mjs'), code)
  const table = join(folder, 'functions.json')
  writeFileSync(table, JSON.stringify({ [id]: './double.mjs' }))
  const { origin } = await aServer(folder, { INSTEP_FUNCTIONS: table })
  const request = { method: 'POST', body: JSON.stringify({ ...body, data: { number: 21 } }) }
  const answer = await fetch(`${origin}${url}`, request)
  expect(await answer.json()).toMatchObject({ ok: true, data: { doubled: 42, by: 'experience' } })
})

test.each([
  ['export const run = 1', 'export a function there as default'],
  ['throw new Error("no database")', 'no database'],
])('a module with %s is reported at start-up', async (code, reason) => {
  const folder = aDataFolder()
  writeFileSync(join(folder, 'bad.mjs'), code)
  writeFileSync(join(folder, 'functions.json'), JSON.stringify({ [id]: './bad.mjs' }))
  const variables = { INSTEP_DATA: folder, INSTEP_FUNCTIONS: join(folder, 'functions.json') }
  const { code: exit, errors } = await endOf(spawnServer(variables))
  expect([exit, errors.split('\n').length]).toEqual([1, 2])
  expect(errors).toContain('bad.mjs')
  expect(errors).toContain(reason)
})

test('[SV-43] the ids defer, cancel and conversion are reserved', () => {
  for (const reserved of ['defer', 'cancel', 'conversion']) {
    expect(() => functionModulesOf({ [reserved]: './a.ts' }, '.')).toThrow(`the id "${reserved}" is reserved`)
  }
  expect(() => functionModulesOf({ '': './a.ts' }, '.')).toThrow('is not an id')
  expect(() => functionModulesOf({ a: 7 }, '.')).toThrow('"a" does not name a file')
  expect(() => functionModulesOf([], '.')).toThrow('it is not an object')
})

test('[SV-44] [SV-43] a function that takes longer than 30 seconds gets its signal aborted, and the response is 504', async () => {
  const clock = aClock()
  let signal: AbortSignal | undefined
  const app = anAppWith((_data, context) => {
    signal = context.signal
    return new Promise(() => {})
  }, clock)
  const pending = postJson(app, url, body)
  await clock.pass(29_999)
  expect(signal?.aborted).toBe(false)
  await clock.pass(1)
  const { status, body: answer } = await pending
  const message = 'The function took longer than 30 seconds'
  expect([status, signal?.aborted]).toEqual([504, true])
  expect(answer).toMatchObject({ ok: false, error: { message }, message, invocationId: expect.any(String) })
  expect((await app.inject('/health')).statusCode).toBe(200)
})

const circular: Record<string, unknown> = {}
circular.self = circular

test.each([
  [
    'throws',
    () => {
      throw new Error('no stock')
    },
    'no stock',
  ],
  ['rejects', () => Promise.reject(new TypeError('no stock')), 'no stock'],
  [
    'throws a text',
    () => {
      throw 'no stock'
    },
    'no stock',
  ],
  [
    'throws what is not a text',
    () => {
      throw Object.create(null)
    },
    'The function failed',
  ],
  ['throws nothing', () => Promise.reject(undefined), 'The function failed'],
  ['gives what is not JSON', () => circular, expect.stringContaining('circular')],
  ['gives a big integer', () => 5n, expect.stringContaining('BigInt')],
])(
  '[SV-44] a function that %s gives status 200 with ok false and the message, and the process keeps running',
  async (_name, run, message) => {
    const app = anAppWith(run)
    const answer = await postJson(app, url, body)
    const invocationId = expect.any(String)
    expect([answer.status, answer.body]).toEqual([200, { ok: false, error: { message }, message, invocationId }])
    expect(JSON.stringify(answer.body)).not.toMatch(/\.ts|at \w+ \(/)
    expect((await app.inject('/health')).statusCode).toBe(200)
  },
)

test('[SV-44] an unknown id gives 404 in the same form', async () => {
  const app = anAppWith(() => 1)
  for (const path of ['/qfn/unknown', '/qfn/defer', '/qfn/cancel', '/qfn/toString', '/qfn/defer/unknown']) {
    const answer = await postJson(app, path, { ...body, delay: 5 })
    const { message } = answer.body
    expect([answer.status, message]).toEqual([404, expect.stringContaining('There is no function')])
    expect(answer.body).toEqual({
      ok: false,
      status: { code: 404, message },
      error: { code: 'not_found', message },
      message,
    })
  }
  expect((await postJson(app, url, body)).body.ok).toBe(true)
})

test.each(['', '[]', '{', 'null', '{"key":7}', '{"key":""}'])(
  'the body %j is refused with 400 in the same form and runs nothing',
  async (text) => {
    let runs = 0
    const answer = await postJson(
      anAppWith(() => runs++),
      url,
      text,
    )
    const { message } = answer.body
    expect(answer.body).toMatchObject({ ok: false, error: { code: 'bad_request', message }, message })
    expect([answer.status, runs]).toEqual([400, 0])
  },
)
