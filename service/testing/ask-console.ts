import type { TypedApp } from '../typed-app.ts'

type Ask = {
  method?: 'GET' | 'POST' | 'DELETE' | 'PUT'
  body?: object
  headers?: Record<string, string>
  remoteAddress?: string
}

/** Asks the console's API as its page does; `path` is what follows `/console/api/`. */
export async function askConsole(app: TypedApp, path: string, { headers, ...ask }: Ask = {}) {
  const sent = { 'x-instep-console': '1', 'sec-fetch-site': 'same-origin', ...headers }
  const answer = await app.inject({ method: 'GET', url: `/console/api/${path}`, headers: sent, ...ask })
  return { status: answer.statusCode, headers: answer.headers, json: answer.body === '' ? null : answer.json() }
}

/** Logs in and returns the cookie as a request sends it. */
export async function logIn(app: TypedApp, token: string): Promise<string> {
  const { headers } = await askConsole(app, 'session', { method: 'POST', body: { token } })
  return String(headers['set-cookie']).split(';')[0] ?? ''
}
