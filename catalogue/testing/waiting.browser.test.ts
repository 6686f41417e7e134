import { afterEach, expect, test, vi } from 'vitest'
import { type AnchorName, anchorNames } from '../../contract/anchors.ts'
import { aBrowserRun } from '../../script/browser/testing/a-browser-run.ts'
import type { ExperienceOptions } from '../../script/experiences/options.ts'
import { defineExperience } from '../define-experience.ts'
import { defineTemplate } from '../define-template.ts'
import { fieldTable } from '../field-table.ts'
import { placeElement } from '../kit/change/place.ts'
import { modulesOf } from '../kit/run/modules-of.ts'
import { followElements } from '../kit/watch/follow.ts'
import { aPage, pageState } from './a-page.ts'
import { everyTemplate } from './every-template.ts'
import { knowingServices } from './knowing-services.ts'
import { openShop } from './open-shop.ts'
import { runEntry } from './run-entry.ts'

const absent = '.not-on-this-page'
const selectors = Object.fromEntries(anchorNames.map((name) => [name, `[data-anchor="${name}"]`]))

afterEach(() => void vi.useRealTimers())

/** Time of timers and of the clock goes on as on a page, and further when it is told to; frames come as they come. */
function takeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], shouldAdvanceTime: true })
}

/** Lets time pass, and what looks once a frame look. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  for (let frame = 0; frame < 5; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** A template whose own anchor is missing, each of its anchors once. */
const cases = everyTemplate.flatMap(([id, { template, content, experience }]) =>
  template.anchors.map((missing: AnchorName) => {
    const modules = modulesOf(experience, { anchors: template.anchors, fields: fieldTable(template.fields) })
    return {
      line: `${id}: ${missing} did not appear`,
      definition: {
        experimentId: `${id.replace('/', '-')}-${missing}`,
        iterationId: '1',
        template_data: content,
        variations: [
          { variationId: 'v', variationMasterId: 'v', variationIsControl: false, trafficAllocationRatio: 1 },
        ],
        load: async () => ({
          ...modules,
          triggers: (options: ExperienceOptions) =>
            modules.triggers(
              Object.assign(options, { anchors: { ...options.anchors, [missing]: absent } }) as ExperienceOptions,
            ),
        }),
      },
    }
  }),
)

test('[SHR-01.2] 15 s after it began to wait each template stops, names the anchor that is missing, and leaves the page', async () => {
  openShop()
  const before = pageState()
  takeTime()
  const startedAt = performance.now()
  const { run, log } = await aBrowserRun({
    ...knowingServices,
    config: { anchors: selectors },
    experiences: cases.map(({ definition }) => definition),
  })
  const errors: unknown[] = []
  run.bus?.enriched.on('qubit.errorExperience', (event) => errors.push(event))
  run.bus?.uv.emit('ecView', { type: 'product', language: 'en', country: 'uk', currency: 'GBP' })
  const progress = () => [...new Set(run.engine?.list().map((each) => each.progress))]
  const said = () => log.lines.map(({ message }) => message).filter((line) => line.endsWith('did not appear'))
  await expect.poll(progress).toEqual(['waiting'])
  vi.setTimerTickMode('manual')
  const spentMs = performance.now() - startedAt
  await pass(14_980 - spentMs)
  expect(said()).toEqual([])
  expect(progress()).toEqual(['waiting'])
  await pass(spentMs + 100)
  await expect.poll(progress).toEqual(['ended'])
  expect(said().toSorted()).toEqual(cases.map(({ line }) => line).toSorted())
  expect(errors).toEqual([])
  expect(pageState()).toEqual(before)

  // Too late: nobody waits any more.
  const late = document.createElement('p')
  late.className = absent.slice(1)
  document.body.append(late)
  const bare = pageState()
  await pass(5000)
  expect(pageState()).toEqual(bare)
})

const template = defineTemplate({
  id: 'global/offer-banner',
  ledger: 'SHR-01',
  title: 'Optional anchor',
  look: '',
  fields: {},
  emits: [],
  pages: ['product'],
  devices: ['computer'],
  anchors: ['header'],
})

/** Marks its anchor, which it can do without. */
const experience = defineExperience<unknown>({
  id: template.id,
  run(scope) {
    followElements(scope, scope.selector('trustPilot'), (element, each) => {
      const mark = document.createElement('b')
      placeElement(each, mark, 'append', element)
    })
  },
})

test('[SHR-01.10] an optional anchor that appears at any time is treated within a second', async () => {
  const body = aPage('<header data-anchor="header"></header>')
  takeTime()
  const { stop, explanation } = await runEntry({ template, experience, content: {} })
  expect(explanation.progress).toBe('executed')
  for (const afterMs of [100, 20_000, 600_000]) {
    await pass(afterMs)
    const anchor = document.createElement('p')
    anchor.dataset.anchor = 'trustPilot'
    body.append(anchor)
    await pass(999)
    expect(anchor.childElementCount, `after ${afterMs} ms`).toBe(1)
  }
  expect(body.querySelectorAll('b')).toHaveLength(3)
  stop()
  expect(body.querySelectorAll('b')).toHaveLength(0)
})
