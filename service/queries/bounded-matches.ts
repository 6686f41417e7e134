import { type Context, createContext, Script } from 'node:vm'
import type { Compile } from './operators.ts'

const script = new Script('run()')

/**
 * Matches regular expressions that anybody may send, ignoring case: one that would take for ever is stopped, because the
 * process has a single thread. The time of one request, in which the process works, is shared by all of its expressions.
 *
 * @param budgetMs milliseconds of matching for all queries of one request
 * @returns makes a matcher of an expression; both throw an Error, for one that cannot be compiled or takes too long
 */
export function boundedMatches(budgetMs = 50): Compile {
  // Created with the first expression, because most requests have none.
  let place: Context | undefined
  let left = budgetMs
  return (pattern) => {
    const expression = compilePattern(pattern)
    return (text) => matchesInTime(expression, text)
  }

  function matchesInTime(expression: RegExp, text: string): boolean {
    place ??= createContext({})
    const given = Object.assign(place, { run: () => expression.test(text) })
    // Where other programs had the processor meanwhile, it goes on.
    while (left > 0) {
      const begin = workedMs()
      try {
        return script.runInContext(given, { timeout: Math.ceil(left) })
      } catch {
        // Its time was over. There are not too many attempts.
        left -= 1
      } finally {
        left -= workedMs() - begin
      }
    }
    throw new Error('The regular expressions took too long')
  }
}

/**
 * Milliseconds for which this thread has worked, without those in which other programs did, or other threads of the process,
 * which clear memory. Node before 23.9 knows only those of the process.
 */
function workedMs(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)()
  return (user + system) / 1000
}

function compilePattern(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'i')
  } catch {
    throw new Error('The regular expression cannot be compiled')
  }
}
