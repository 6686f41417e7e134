import { ConsoleProblem, problemOf } from './console-problem.ts'

type RequestParts = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters of the address; those that are undefined are left out. */
  query?: Record<string, string | number | undefined>
  body?: unknown
  signal?: AbortSignal
}

/**
 * Requests `/console/api/{path}` and returns its JSON; undefined for an answer without a body. Rejects with a
 * `ConsoleProblem`, except when the signal is aborted. The parts of the path are encoded.
 */
export async function sendRequest<T>(
  path: string[],
  { method = 'GET', query = {}, body, signal }: RequestParts,
): Promise<T> {
  const response = await fetchAnswer(addressOf(path, query), {
    method,
    signal,
    credentials: 'same-origin',
    // A form or a link of another site cannot send this header, so that nobody else can act for the reader.
    headers: { 'x-instep-console': '1', ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const problem = await problemOf(response)
  if (problem) throw problem
  if (response.status === 204) return undefined as T
  return response.json().catch(() => {
    throw new ConsoleProblem('broken')
  })
}

async function fetchAnswer(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ConsoleProblem('network')
  }
}

function addressOf(path: string[], query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const parameters = new URLSearchParams(given).toString()
  return `/console/api/${path.map(encodeURIComponent).join('/')}${parameters && `?${parameters}`}`
}
