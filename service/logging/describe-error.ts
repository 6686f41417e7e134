import { isFields } from '../../contract/json.ts'

/** What is logged of an error. */
export type LoggedError = { type: string; code?: string; message: string; stack: string }

/** A line of a stack that names a place in the code. */
const place = /^ {4}at [^\n]*(?::\d+:\d+\)?|\(<anonymous>\)|\(native\))$/

const leftOut = '(left out, since it may repeat what was sent)'

/** Errors whose messages name files, tables and system calls, but no values. */
const plainCodes = new Set(['ERR_SQLITE_ERROR'])

/**
 * Returns what may be logged of an error: its type, its code, and where it happened. Messages often repeat what was received,
 * such as an address with an id in it, and are left out unless they come from the system or the database.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: leftOut, stack: '' }
  const code = isFields(error) && typeof error.code === 'string' ? error.code : undefined
  const isPlain = (code !== undefined && plainCodes.has(code)) || 'syscall' in error
  const places = (error.stack ?? '').split('\n').filter((line) => place.test(line))
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: isPlain ? error.message : leftOut,
    stack: places.join('\n'),
  }
}
