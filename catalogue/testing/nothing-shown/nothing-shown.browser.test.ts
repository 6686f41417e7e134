import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { stateOf } from '../../../inspector/state-of.ts'
import { everyTemplate } from '../every-template.ts'
import { hideFrame } from '../hide-frame.ts'
import { ofShare } from '../of-share.ts'
import { forgetVisitor, openShop } from '../open-shop.ts'
import { keepCookiesInPage } from '../page-cookies.ts'
import { runTemplate } from '../run-template.ts'
import type { NothingShownRow } from './row.ts'
import { rowsOfContent } from './rows-of-content.ts'
import { rowsOfPages } from './rows-of-pages.ts'
import { rowsOfProducts } from './rows-of-products.ts'

keepCookiesInPage(document)
beforeAll(hideFrame)

const rows = ofShare(
  [...rowsOfProducts, ...rowsOfContent, ...rowsOfPages].map((row): [string, NothingShownRow] => [row.template, row]),
).map(([, row]) => row)
const entries = Object.fromEntries(everyTemplate)

/** Runs the template of a row until the end of the test. */
async function runRow({ template, html, path, comesAgain, facts }: NothingShownRow) {
  const entry = entries[template]
  if (!entry) throw new Error(`There is no template ${template}`)
  forgetVisitor()
  openShop(html)
  if (path) history.replaceState(null, '', path)
  const startRun = () => runTemplate({ config: { counters: { namespace: 't004' } }, ...entry, ...facts })
  if (comesAgain) (await startRun()).stop()
  const run = await startRun()
  onTestFinished(run.stop)
  return run
}

test.each(rows)('[BU-01] $template: the inspector says “$says”, once and nothing else', async (row) => {
  const run = await runRow(row)
  const state = () => stateOf({ id: 'test', variations: [], anchors: [], explanation: run.explanation })
  // An anchor that a template looks for by itself is waited for.
  await expect.poll(state, { timeout: 17_000 }).toMatchObject({ reason: row.says })
  expect(run.explanation.answers.filter(({ because }) => because.includes(row.says))).toHaveLength(1)
  expect(run.seen).toEqual([])
})
