import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { TestResult } from '../reports/test-result.ts'
import { root } from '../setup/root.mjs'
import type { StepOutcome } from './run-step.ts'

/** The maximum number of failed tests listed. Further ones are only counted, because so many have a common cause. */
const mostTests = 25
/** The maximum number of lines of a message: what was expected and received, without the stack trace. */
const mostLines = 14

/** Lists the failed tests again, each with its failure message, because their own output is far up by then. */
export function failuresView(results: TestResult[]): string {
  const failed = results.filter(({ state }) => state === 'failed')
  const shown = failed.slice(0, mostTests).map(({ file, titles, message = '' }) => {
    return [`${relative(root, file)}: ${titles.join(' > ')}`, ...linesOf(message)].join('\n    ')
  })
  const rest = failed.length - shown.length
  return [...shown, ...(rest > 0 ? [`and ${rest} more, in .reports`] : [])].join('\n')
}

/** Lists the steps that failed without a failed test, a check or a crash, each with the last that it printed. */
export function crashesView(outcomes: StepOutcome[]): string {
  const crashed = outcomes.filter(({ state, results = [], printed }) => {
    return state === 'failed' && printed !== undefined && results.every((result) => result.state !== 'failed')
  })
  return crashed
    .map(({ name, printed = '' }) => [name, ...textLines(printed).slice(-mostLines)].join('\n    '))
    .join('\n')
}

function linesOf(message: string): string[] {
  return textLines(message)
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, mostLines)
}

function textLines(text: string): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
}
