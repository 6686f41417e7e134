import type { Contest } from './contestants.ts'
import type { Figures } from './load-page.ts'
import { measures } from './measures.ts'
import { signOf } from './places.ts'
import { comparisonTable, drawingTable } from './report.ts'

/** A page under a profile, with the figures of its loads so far. */
export type MeasuredContest = Contest & { profile: string; columns: Record<string, Figures[]> }

const headings: Record<string, string> = {
  phone: 'A phone: processor 4 times slower, 150 ms latency, 1.6 Mbps down, 390 x 844',
  cpu: 'The same processor on a fast line',
}

/** Returns the complete results page. */
export function resultsPage(measured: readonly MeasuredContest[], machine: readonly string[], runs: number): string {
  const sections = [...new Set(measured.map(({ profile }) => profile))].flatMap((profile) => {
    const own = measured.filter((each) => each.profile === profile)
    const withScript = own.filter(({ columns }) => columns['no script'])
    const drawn = Object.fromEntries(withScript.map(({ title, columns }) => [title, columns.instep ?? []]))
    return [
      `## ${headings[profile]}`,
      ...own.map((each) => comparisonTable(each, measures)),
      ['### From hydration to each experience', '', ...drawingTable(drawn, signOf)].join('\n'),
    ]
  })
  return `${[...writeIntroduction(runs), machine.join('\n'), ...sections].join('\n\n')}\n`
}

function writeIntroduction(runs: number): string[] {
  return [
    '# What the script costs a page',
    `Written by \`npm run bench -- page\`; manual changes are lost with the next measurement. Where a figure misses its goal,
[decision 33](../docs/decisions/0033-start-and-drawing-in-short-tasks.md) has the profile that shows why.`,
    `Each figure is the median of ${runs} loads with an empty cache, followed in brackets by its quartiles where they differ. The loads of
one page alternate: without a script, with Instep, with GrowthBook's script. Times are in ms since the navigation began.`,
    `Instep runs all experiences that the demo has for the page. GrowthBook's \`auto\` script runs one experiment, the offers above the header,
drawn once the page is hydrated. It has the same tag as Instep, requests its experiments from its service and reports an exposure with one
request. The shop's page is the same for all three, without its policy, because GrowthBook's change is an inline script. The time in a
script's files is the time that a profile of the main thread attributes to them, including work of the browser on their behalf but not
compilation. Level 1 is the tag. In the shop the visitor already has an id. On the page with only a heading visitors are new, and for one
new visitor in two the script asks the stamp service first (VI-17): these have their own column. Two of the basket's seven requests are
for the shop's own code, an experience and a placement. Such code has its own file, so that an error in it stops nothing else.`,
  ]
}
