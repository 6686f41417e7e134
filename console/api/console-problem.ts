/**
 * Why a request to the service failed:
 * - `network`: no answer; `broken`: the service failed, or answered what is no answer
 * - `unauthorised`: nobody is logged in, or the token is wrong; `tooMany`: too many attempts
 * - `missing`: there is no such thing; `refused`: the request was wrong
 * - `conflict`: somebody else has changed it in the meantime
 */
export type ProblemKind = 'network' | 'broken' | 'unauthorised' | 'tooMany' | 'missing' | 'refused' | 'conflict'

/** What every request of the console rejects with. Its words for people are in the texts, by `kind`. */
export class ConsoleProblem extends Error {
  readonly kind: ProblemKind
  /** When another attempt makes sense, in seconds from now; null where the service does not say. */
  readonly retryAfter: number | null

  /** What a conflict's answer says of the other change. */
  readonly answer: unknown

  constructor(kind: ProblemKind, retryAfter: number | null = null, answer?: unknown) {
    super(`The request to the service failed: ${kind}`)
    this.kind = kind
    this.retryAfter = retryAfter
    this.answer = answer
  }
}

/** Returns the problem that an answer of the service means; undefined for an answer that is none. */
export async function problemOf(response: Response): Promise<ConsoleProblem | undefined> {
  const { status, ok, headers } = response
  if (ok) return undefined
  if (status === 401) return new ConsoleProblem('unauthorised')
  if (status === 404) return new ConsoleProblem('missing')
  if (status === 409) return new ConsoleProblem('conflict', null, await response.json().catch(() => undefined))
  if (status === 429) return new ConsoleProblem('tooMany', readSeconds(headers.get('retry-after')))
  return new ConsoleProblem(status >= 500 ? 'broken' : 'refused')
}

/** The header `Retry-After` has seconds, or a date. */
function readSeconds(header: string | null): number | null {
  if (!header) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}
