import { Refusal, type RefusalCode } from './refusal.ts'

const codes: Record<number, RefusalCode> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_encoding',
  422: 'unprocessable',
  431: 'too_large',
}

/**
 * Decides how every error is answered (SV-02, SV-03). Refusals and the framework's own errors keep their status and
 * message. For any other error the caller gets only the reference under which it is logged.
 */
export function refusalOf(error: unknown, reference: string): Refusal {
  if (error instanceof Refusal) return error
  const status = statusOf(error)
  if (error instanceof Error && status >= 400 && status < 500) {
    return new Refusal(status, codes[status] ?? 'bad_request', error.message)
  }
  return new Refusal(500, 'internal', `Unexpected failure, in the log as ${reference}`)
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : 500
}
