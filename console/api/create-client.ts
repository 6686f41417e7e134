import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ConsoleProblem, type ProblemKind } from './console-problem.ts'
import { endSession } from './end-session.ts'

/** Problems that may be over with the next attempt. */
const passing: ProblemKind[] = ['network', 'broken']

/** Creates the store of answers. An answer that nobody is logged in any more leads to the login, wherever it comes from. */
export function createClient({ retryDelay }: { retryDelay?: number } = {}): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (problem) => endSession(client, problem) }),
    mutationCache: new MutationCache({ onError: (problem) => endSession(client, problem) }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        networkMode: 'always',
        retryDelay,
        retry: (failures, problem) =>
          failures < 2 && problem instanceof ConsoleProblem && passing.includes(problem.kind),
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
