import type { After } from '../jobs/after.ts'
import type { FunctionCall, IntegrationFunction, RunOutcome } from './integration-function.ts'

/** The time limit of a function in milliseconds (SV-43). */
const timeLimit = 30_000

/** Runs a function. Whatever it does, there is an outcome by the time limit at the latest. Never throws. */
export async function runFunction(
  run: IntegrationFunction,
  { data, ...call }: FunctionCall,
  after: After,
): Promise<RunOutcome> {
  const controller = new AbortController()
  let cancelTimeout = () => {}
  const late = new Promise<RunOutcome>((resolve) => {
    cancelTimeout = after(timeLimit, () => {
      controller.abort()
      resolve({ kind: 'late', message: `The function took longer than ${timeLimit / 1000} seconds` })
    })
  })
  const outcome = await Promise.race([outcomeOf(() => run(data, { ...call, signal: controller.signal })), late])
  cancelTimeout()
  return outcome
}

async function outcomeOf(run: () => unknown): Promise<RunOutcome> {
  try {
    const value = await run()
    // A value that is not JSON is detected here, where it counts as the function's failure, and not while the response
    // is written.
    return { kind: 'done', data: JSON.parse(JSON.stringify(value) ?? 'null') }
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) }
  }
}

// Any value can be thrown, even one that cannot be converted to text.
function messageOf(error: unknown): string {
  if (error instanceof Error && typeof error.message === 'string' && error.message !== '') return error.message
  return typeof error === 'string' && error !== '' ? error : 'The function failed'
}
