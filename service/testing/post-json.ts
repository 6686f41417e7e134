import type { TypedApp } from '../typed-app.ts'

/** Posts a body in the same way as the script, as text/plain: texts unchanged, anything else as JSON. */
export async function postJson(app: TypedApp, url: string, body?: unknown) {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'text/plain' },
    body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
