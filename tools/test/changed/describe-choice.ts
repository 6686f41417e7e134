import type { TestStep } from '../steps.ts'
import { isTestFile } from './file-graph.ts'

type DescribedChoice = { base: string; changed: string[]; steps: TestStep[]; templates?: string[] }

/** The most changed files that are named. */
const mostFiles = 20

/** Says with what was compared, what changed, what runs for it and what does not. */
export function describeChoice({ base, changed, steps, templates }: DescribedChoice): string {
  if (changed.length === 0)
    return `Nothing differs from ${base}. Another base: npm test -- --changed {branch, tag or commit}`
  const rest = changed.length - mostFiles
  const runs = steps.map(({ name, args }) => {
    const files = args.filter(isTestFile).length
    return files > 0 ? `${name} (files: ${files})` : name
  })
  return [
    `Compared with ${base}; files that differ: ${changed.length}`,
    ...changed.slice(0, mostFiles).map((path) => `  ${path}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    `Runs: ${runs.join(', ')}`,
    ...(templates ? [`Suites over the catalogue run for ${templates.join(', ')} alone.`] : []),
    'Does not run: Firefox and WebKit, and the ledger, to which tests that did not run look unproven. Both: npm test',
  ].join('\n')
}
