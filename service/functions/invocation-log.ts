import type { FunctionCall, Outcome } from './integration-function.ts'

/** A call that was run, for the inspection interface; `at` in epoch milliseconds. */
export type Invocation = FunctionCall & { at: number; outcome: Outcome }

/** The latest calls in memory, the oldest first. */
export type InvocationLog = { add(invocation: Invocation): void; list(): Invocation[]; clear(): void }

const kept = 1000

export function newInvocationLog(): InvocationLog {
  let invocations: Invocation[] = []
  return {
    add(invocation) {
      invocations.push(invocation)
      if (invocations.length > 2 * kept) invocations = invocations.slice(-kept)
    },
    list: () => invocations.slice(-kept),
    clear() {
      invocations = []
    },
  }
}
