import { onTestFinished } from 'vitest'
import { waitUntilSettled } from './a-page.ts'
import { aProductView, onOwnPage } from './a-product-view.ts'
import { actAsShopper } from './act-as-shopper.ts'
import type { CatalogueEntry } from './every-template.ts'
import { knowingServices } from './knowing-services.ts'
import { type RunFacts, runTemplate, type TemplateRun } from './run-template.ts'

/** How long a template may wait for a service and for code that is loaded on the way, on a busy machine. */
const longestAnswerMs = 5000

/** Runs a template of the catalogue, by default with its sample, until it has settled. It is stopped at the end of the test. */
export async function runEntry(entry: CatalogueEntry, facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  seenBefore()
  const published = onOwnPage(entry.template, facts.published ?? aProductView)
  const run = await runTemplate({ ...knowingServices, ...entry, ...facts, published })
  onTestFinished(run.stop)
  // A template may request a service first.
  const end = performance.now() + longestAnswerMs
  while (run.explanation.progress === 'executing' && performance.now() < end) await waitUntilSettled()
  if (run.explanation.progress === 'executed' && !facts.isControl) await actAsShopper(entry.template, run)
  return run
}

/** Simulates a visitor who has viewed two products before (DS-10). */
export function seenBefore(): void {
  const price = { value: 60, currency: 'GBP' }
  const entries = ['x', 'y'].map((id) => ({
    productId: id,
    name: `Shoe ${id}`,
    url: `/uk/en/product/${id}`,
    description: '',
    image: '/catalogue/testing/icon.svg',
    price,
    expiry: Date.now() + 24 * 60 * 60 * 1000,
  }))
  localStorage.setItem('recentlyViewed', JSON.stringify(entries))
}
