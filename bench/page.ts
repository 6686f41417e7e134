import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { servedBuilds } from '../tools/build/builds.ts'
import { runBuilds } from '../tools/build/run-builds.ts'
import { formatDuration } from '../tools/console/table.ts'
import { chromiumFlags, chromiumPath } from '../tools/setup/chromium.mjs'
import { root } from '../tools/setup/root.mjs'
import { contestsOf } from './page/contestants.ts'
import { loadPage } from './page/load-page.ts'
import { describeMachine } from './page/machine.ts'
import { profiles } from './page/profiles.ts'
import { type MeasuredContest, resultsPage } from './page/results-page.ts'
import { openStage } from './page/stage.ts'

/**
 * Measures what the script costs the demo's pages on a slow phone, compared with no script and with GrowthBook's:
 * `node bench/page.ts [runs] [minutes]`. Each run loads every page with each of the three, one after the other. No run
 * starts after the given number of minutes. The results are written to bench/RESULTS.md.
 */
const [runs = 5, minutes = 5] = process.argv.slice(2).map(Number)

const shopOnly = servedBuilds.filter(({ name }) => name === 'shop')
const failed = await runBuilds(shopOnly)
if (failed) process.exit(failed)
const begun = performance.now()
const stage = await openStage()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
try {
  const measured: MeasuredContest[] = Object.entries(profiles).flatMap(([profile, slowness]) =>
    contestsOf(stage, slowness).map(({ title, loads }) => ({
      profile,
      title,
      loads,
      columns: Object.fromEntries(Object.keys(loads).map((name) => [name, []])),
    })),
  )
  await measureOnce(measured.slice(0, 1)) // the first load is a warm-up
  for (const { columns } of measured) for (const loads of Object.values(columns)) loads.length = 0
  let done = 0
  for (; done < runs && performance.now() - begun < minutes * 60_000; done++) {
    await measureOnce(measured)
    console.log(`run ${done + 1} done after ${formatDuration(performance.now() - begun)}`)
  }
  const text = resultsPage(measured, describeMachine(browser.version()), done)
  writeFileSync(join(root, 'bench/RESULTS.md'), text)
  console.log(`\n${text}`)
} finally {
  await browser.close()
  await stage.stop()
}

/** Loads every page once with every script. */
async function measureOnce(all: MeasuredContest[]): Promise<void> {
  for (const { loads, columns } of all)
    for (const [name, load] of Object.entries(loads)) columns[name]?.push(await loadPage(browser, await load()))
}
