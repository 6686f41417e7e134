import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { messageOf } from '../../contract/message-of.ts'
import { readReport } from '../reports/read-report.ts'
import { reportNames } from '../reports/test-result.ts'
import { root } from '../setup/root.mjs'
import { proofsOf } from './proofs.ts'
import { readLedger } from './read-ledger.ts'
import { staleReports } from './stale-reports.ts'
import { itemView, kindsView, missingView, overviewTable } from './views.ts'

const usage = `npm run ledger                    items of each area, proven and not
npm run ledger -- --missing CK    items of an area or a template that are not proven
npm run ledger -- --item CK-07    an item and the tests that claim it
npm run ledger -- --kinds         items proven only by a lesser kind of test than they ask for`

try {
  const { values } = parseArgs({
    options: { missing: { type: 'string' }, item: { type: 'string' }, kinds: { type: 'boolean' } },
  })
  const items = globSync('docs/ledger/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) => readLedger(parse(readFileSync(join(root, file), 'utf8'))))
  const reports = reportNames.map((name) => [name, readReport(name)] as const)
  const results = reports.flatMap(([, report]) => report?.results ?? [])
  const { proofs, unknown } = proofsOf(items, results)

  if (values.missing) console.log(missingView(proofs, values.missing))
  else if (values.item) console.log(itemView(proofs, values.item))
  else if (values.kinds) console.log(kindsView(proofs))
  else console.log(overviewTable(proofs))

  const written = Object.fromEntries(reports.map(([name, report]) => [name, report?.written]))
  const stale = staleReports(written, commitTime())
  if (stale) console.log(`\n${stale}`)
  for (const { id, test } of unknown) {
    console.error(`${test.file}: the ledger has no item "${id}", in the title: ${test.titles.join(' > ')}`)
  }
  process.exitCode = unknown.length > 0 ? 1 : 0
} catch (error) {
  console.error(`${messageOf(error)}\n\n${usage}`)
  process.exitCode = 1
}

/** Returns when HEAD was committed, in epoch milliseconds; undefined in a copy without git. */
function commitTime(): number | undefined {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? Number(stdout) * 1000 : undefined
}
