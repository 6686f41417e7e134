import { afterEach, expect, test, vi } from 'vitest'
import { ConsoleProblem } from './console-problem.ts'
import { sendRequest } from './send-request.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(answer: () => Response | Promise<Response>) {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', asked)
  return asked
}

const problemWith = (answer: () => Response) => {
  answerWith(answer)
  return sendRequest(['session'], {}).then(
    () => undefined,
    (problem: ConsoleProblem) => [problem.kind, problem.retryAfter],
  )
}

test('path and query are encoded, what is undefined is left out, and the header against other sites is sent', async () => {
  const asked = answerWith(() => Response.json({ ok: 1 }))
  expect(await sendRequest(['experiences', 'a/b', '<i>'], { query: { goal: 'x&y', iteration: undefined } })).toEqual({
    ok: 1,
  })
  const [address, init] = asked.mock.calls[0] ?? []
  expect(address).toBe('/console/api/experiences/a%2Fb/%3Ci%3E?goal=x%26y')
  expect(new Headers(init?.headers).get('x-instep-console')).toBe('1')
  expect(init?.credentials).toBe('same-origin')
})

test.each([
  [401, 'unauthorised'],
  [404, 'missing'],
  [429, 'tooMany'],
  [400, 'refused'],
  [403, 'refused'],
  [500, 'broken'],
  [503, 'broken'],
])('the status %i is the problem %s', async (status, kind) => {
  expect(await problemWith(() => new Response('{}', { status }))).toEqual([kind, null])
})

test('too many attempts say when to try again, in seconds or as a date', async () => {
  const after = (value: string) =>
    problemWith(() => new Response('', { status: 429, headers: { 'retry-after': value } }))
  expect(await after('42')).toEqual(['tooMany', 42])
  const [, seconds] = (await after(new Date(Date.now() + 90_000).toUTCString())) ?? []
  expect(Number(seconds)).toBeGreaterThan(85)
  expect(Number(seconds)).toBeLessThanOrEqual(90)
  expect(await after('soon')).toEqual(['tooMany', null])
})

test('no answer and an answer that is no JSON are problems, and an empty one is not', async () => {
  expect(await problemWith(() => new Response('<html>'))).toEqual(['broken', null])
  answerWith(() => Promise.reject(new TypeError('failed')))
  await expect(sendRequest(['session'], {})).rejects.toEqual(new ConsoleProblem('network'))
  answerWith(() => new Response(null, { status: 204 }))
  expect(await sendRequest(['session'], { method: 'DELETE' })).toBeUndefined()
})

test('a conflict says what the other change was, and is one without a readable answer too', async () => {
  const asked = answerWith(() => Response.json({ theirs: { revision: 4 } }, { status: 409 }))
  await expect(sendRequest(['steer', 's'], { method: 'PUT', body: { basedOn: 3 } })).rejects.toMatchObject({
    kind: 'conflict',
    answer: { theirs: { revision: 4 } },
  })
  const [, init] = asked.mock.calls[0] ?? []
  expect([init?.method, init?.body]).toEqual(['PUT', '{"basedOn":3}'])
  answerWith(() => new Response('<html>', { status: 409 }))
  await expect(sendRequest(['steer', 's'], {})).rejects.toMatchObject({ kind: 'conflict', answer: undefined })
})
