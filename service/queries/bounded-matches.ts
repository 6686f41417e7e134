import { type Context, createContext, Script } from 'node:vm'
import type { Compile } from './operators.ts'

const script = new Script('run()')

/**
 * Matches regular expressions that anybody may send, ignoring case: one that would take for ever is stopped, because the
 * process has a single thread. The time of one request is shared by all of its expressions.
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
    if (left <= 0) throw new Error('The regular expressions took too long')
    place ??= createContext({})
    const begin = performance.now()
    try {
      return script.runInContext(Object.assign(place, { run: () => expression.test(text) }), {
        timeout: Math.ceil(left),
      })
    } catch {
      throw new Error('The regular expressions took too long')
    } finally {
      left -= performance.now() - begin
    }
  }
}

function compilePattern(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'i')
  } catch {
    throw new Error('The regular expression cannot be compiled')
  }
}
