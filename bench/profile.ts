import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../tools/setup/chromium.mjs'
import { root } from '../tools/setup/root.mjs'
import { openBarePages } from './page/bare-pages.ts'
import { bareLoad } from './page/contestants.ts'
import { loadPage } from './page/load-page.ts'
import { profiles } from './page/profiles.ts'
import { buildReadable } from './profile/build-readable.ts'
import { timeBySource } from './profile/time-by-source.ts'

/**
 * Reports which source files keep the main thread busy on a page that contains only the script, on a processor slowed
 * down 4 times: `npm run bench -- profile [loads]`. The script is not minified here, so that the figures can be
 * traced; it is therefore a little slower.
 */
const [loads = 9] = process.argv.slice(2).map(Number)

const maps = new Map<string, SourceMap | undefined>()
const folder = mkdtempSync(join(tmpdir(), 'instep-profile-'))
const bare = await openBarePages(folder, buildReadable)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
try {
  const load = bareLoad(bare.pages, profiles.cpu as (typeof profiles)[string])
  await loadPage(browser, load) // A warm-up run
  const sums = new Map<string, { ms: number; browser: Record<string, number> }>()
  for (let at = 0; at < loads; at++) {
    const { profile } = await loadPage(browser, load)
    for (const { source, ms, browser: called } of timeBySource(profile, mapOf)) {
      const sum = sums.get(source) ?? { ms: 0, browser: {} }
      sum.ms += ms / loads
      for (const [name, each] of Object.entries(called)) sum.browser[name] = (sum.browser[name] ?? 0) + each / loads
      sums.set(source, sum)
    }
  }
  const rows = [...sums].sort(([, one], [, other]) => other.ms - one.ms)
  const all = rows.reduce((sum, [, { ms }]) => sum + ms, 0)
  console.log(`${all.toFixed(0)} ms in ${rows.length} files, mean of ${loads} loads`)
  console.table(
    rows.slice(0, 40).map(([source, { ms, browser: called }]) => ({
      file: relative(root, source),
      ms: Number(ms.toFixed(1)),
      'of it in the browser': Object.entries(called)
        .sort(([, one], [, other]) => other - one)
        .filter(([, each]) => each >= 0.3)
        .map(([name, each]) => `${name} ${each.toFixed(1)}`)
        .join(', '),
    })),
  )
} finally {
  await browser.close()
  await bare.stop()
  rmSync(folder, { recursive: true, force: true })
}

function mapOf(url: string): SourceMap | undefined {
  if (!maps.has(url)) maps.set(url, readMap(new URL(url).pathname))
  return maps.get(url)
}

function readMap(path: string): SourceMap | undefined {
  const file = join(folder, `${path}.map`)
  try {
    const map = JSON.parse(readFileSync(file, 'utf8'))
    map.sources = map.sources.map((source: string) => join(file, '..', source))
    return new SourceMap(map)
  } catch {
    return undefined
  }
}
