import type { Services } from '../services.ts'
import type { FunctionCall, Functions, RunOutcome } from './integration-function.ts'
import type { InvocationLog } from './invocation-log.ts'
import { runFunction } from './run-function.ts'

/** Calls the function with an id. For an unknown id the outcome is a failure. Never throws. */
export type CallFunction = (call: FunctionCall) => Promise<RunOutcome>

export function callFunction(functions: Functions, log: InvocationLog, { now, after }: Services): CallFunction {
  return async ({ id, key, data, callerData, meta, invocationId }) => {
    const call = { id, key, data, callerData, meta, invocationId }
    const at = now()
    const run = functions.get(id)
    const outcome: RunOutcome = run
      ? await runFunction(run, call, after)
      : { kind: 'failed', message: `There is no function "${id}"` }
    log.add({ ...call, at, outcome })
    return outcome
  }
}
