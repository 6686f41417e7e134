import { createRestoreBound } from '../../../catalogue/kit/change/restore-bound.ts'
import { type InnerScope, innerScope } from '../../../catalogue/kit/run/inner-scope.ts'
import type { Scope } from '../../../catalogue/kit/run/scope.ts'
import type { AnchorName } from '../../../contract/anchors.ts'
import { type ExampleName, exampleAnchor } from '../kit-page-ids.ts'
import type { KitExample } from '../kit-part.ts'
import type { KitPartId } from '../kit-part-ids.ts'
import { samples } from './samples.ts'
import { stageOptions } from './stage-options.ts'

export type ExampleFacts = { part: KitPartId; example: ExampleName; given: KitExample }

/** Runs the sample of a part in its box, as the script runs an experience, and ends it on request. */
export async function runExample(host: HTMLElement, { part, example, given }: ExampleFacts): Promise<void> {
  const { load, shop } = samples[part]
  const { content, answers = {} } = given
  const selectorOf = (anchor: AnchorName) =>
    anchor === 'mainContent' ? 'main' : `[data-example="${example}"] [data-anchor="${anchor}"]`
  const place = host.querySelector<HTMLElement>(`[data-anchor="${exampleAnchor}"]`)
  const button = host.querySelector<HTMLButtonElement>('[data-do="toggle"]')
  const [{ experience }, opened] = await Promise.all([load(), shop?.()])
  if (!place || !button) return

  const { options, publish } = stageOptions({
    answers,
    anchors: { mainContent: selectorOf('mainContent') },
    tell: tellIn(host.querySelector('[role="log"]')),
  })
  opened?.openShop({ host: place, products: answers.products ?? [], publish })

  let running: InnerScope | undefined
  function startExample(): void {
    running = innerScope({
      mayRestore: createRestoreBound(
        () => performance.now(),
        (reason) => options.log.error(reason),
      ),
      // The gallery counts no exposures.
      exposure: { isControl: false, happens: () => true, lacks() {} },
    })
    const scope: Scope<unknown> = {
      ...running,
      content,
      settings: {},
      name: `kit-${part}`,
      selector: selectorOf,
      options,
    }
    void experience.run(scope as Scope<never>)
  }
  function stopExample(): void {
    running?.end()
    running = undefined
  }
  button.addEventListener('click', () => {
    if (running) stopExample()
    else startExample()
    button.textContent = running ? 'Remove' : 'Show again'
  })
  button.hidden = false
  startExample()
}

/** Lists what an example emits, with the newest entry last and scrolled into view. */
function tellIn(list: Element | null): (line: string) => void {
  return (line) => {
    const entry = document.createElement('p')
    entry.textContent = line
    list?.append(entry)
    list?.scrollTo({ top: list.scrollHeight })
  }
}
