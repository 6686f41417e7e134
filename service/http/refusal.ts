/** The stable values of `error.code` (SV-02). */
export type RefusalCode =
  | 'bad_request'
  | 'not_found'
  | 'too_large'
  | 'method_not_allowed'
  | 'unsupported_encoding'
  | 'unprocessable'
  | 'too_many'
  | 'unauthorized'
  | 'forbidden'
  | 'conflict'
  | 'unavailable'
  | 'internal'

/** Thrown by hooks and routes to refuse a request; the error handler turns it into the response. */
export class Refusal extends Error {
  readonly status: number
  readonly code: RefusalCode
  /** Seconds after which a repeated request may be answered. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: RefusalCode, message: string, { retryAfter }: { retryAfter?: number } = {}) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** Returns the body of every refusal (SV-02). */
export function refusalBody({ status, code, message }: { status: number; code: RefusalCode; message: string }) {
  return { status: { code: status, message }, error: { code, message } }
}
