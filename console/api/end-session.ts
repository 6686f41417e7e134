import type { QueryClient } from '@tanstack/react-query'
import { ConsoleProblem } from './console-problem.ts'
import { sessionKey } from './queries.ts'

const endedKey = ['session-ended']

/** Leads to the login when a problem is that nobody is logged in any more. */
export function endSession(client: QueryClient, problem: unknown): void {
  if (!(problem instanceof ConsoleProblem) || problem.kind !== 'unauthorised') return
  if (client.getQueryData(sessionKey)) client.setQueryData(endedKey, true)
  client.setQueryData(sessionKey, null)
}

/** Whether the last session ended by itself, and nobody has logged in or out since then. */
export const hasSessionEnded = (client: QueryClient): boolean => client.getQueryData(endedKey) === true

export function forgetEnd(client: QueryClient): void {
  client.removeQueries({ queryKey: endedKey })
}
