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
    `Written by \`npm run bench -- page\`; a change by hand is lost with the next measurement. Where a figure misses its goal,
[decision 33](../docs/decisions/0033-start-and-drawing-in-short-tasks.md) has the profile that shows why.`,
    `Each figure is the median of ${runs} loads with an empty cache, and in brackets its quartiles where they differ. The loads of one page
take turns: without a script, with this one, with GrowthBook's. Times are in ms since the navigation began.`,
    `Instep runs all experiences that the demo has for the page; GrowthBook's \`auto\` script has one experiment, the offers over the header,
drawn once the page is hydrated. It stands under the same tag as Instep, asks its service for its experiments and tells an exposure by one request.
The shop's page is the same for all three, and its policy is off, for GrowthBook's change is an inline script. Time in a script's files
is what a profile of the main thread has for them and for what the browser does on their behalf, without compiling; level 1 is the tag.
In the shop the visitor has an id already. On the page with a heading only they are new, and one new visitor in two asks the stamp
service first (VI-17): they have a column of their own. Of the basket's seven requests two are for the shop's own code, an experience
and a placement: such code is a file of its own, so that a mistake in it stops nothing else.`,
  ]
}
