import { isFields } from '../../contract/json.ts'
import type { ValidEvent } from '../events/check-event.ts'
import { isTextId } from '../http/text-id.ts'

export type Failure = { experienceId: string; message: string }

/** The characters of a message by which failures are counted together. */
const longestMessage = 200

/** Returns the failure that an event reports (EX-23), as text to count it by; null for other events. */
export function failureDetail(event: ValidEvent): string | null {
  const { experienceId, message } = event
  if (event.meta.type !== 'qubit.errorExperience' || !isTextId(experienceId)) return null
  const text = typeof message === 'string' ? message.slice(0, longestMessage) : ''
  return JSON.stringify({ experienceId, message: text } satisfies Failure)
}

/** Reads what `failureDetail` wrote. Failures that were too many to be told apart have no experience. */
export function readFailure(detail: string): Failure | null {
  const value: unknown = detail === '' ? null : JSON.parse(detail)
  if (!isFields(value)) return null
  return { experienceId: String(value.experienceId), message: String(value.message) }
}
