import { afterEach, beforeEach } from 'vitest'
import { aPage } from './a-page.ts'
import { type RunFacts, runTemplate, type TemplateRun } from './run-template.ts'
import { shopPage } from './shop-page.ts'

const iconUrl = (name: string) => `/catalogue/testing/icon.svg?${name}`

/** Before each test, opens the shop's page for a template that shows a row of icons and has their addresses as fields. */
export function anIconRow({
  fields,
  ...code
}: Pick<RunFacts, 'experience' | 'template'> & {
  /** The fields in the order in which the row shows them. */
  fields: readonly string[]
}) {
  const runs: TemplateRun[] = []
  const root = `.${code.template.id.replace('/', '-')}`
  /** The same fields in another order. */
  const content = Object.fromEntries(fields.toReversed().map((name) => [name, iconUrl(name)]))
  const findIcons = () => [...document.querySelectorAll<HTMLImageElement>(`${root} img`)]

  beforeEach(() => void aPage(shopPage))
  afterEach(() => {
    for (const run of runs.splice(0)) run.stop()
  })

  return {
    icons: findIcons,
    list: () => document.querySelector(`${root} ul`) as HTMLElement,
    /** Returns name, field and height in px of each icon. */
    shown: () =>
      findIcons().map((each) => [
        each.alt,
        each.getAttribute('src')?.split('?')[1],
        each.getBoundingClientRect().height,
      ]),
    async start(facts: Partial<RunFacts> = {}) {
      runs.push(await runTemplate({ ...code, content, ...facts }))
      await Promise.all(findIcons().map((each) => each.decode()))
    },
    stopLast: () => runs.pop()?.stop(),
  }
}
