import { afterEach, expect, inject, test, vi } from 'vitest'
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
import { ofShare } from './of-share.ts'
import { openShop } from './open-shop.ts'
import { runEntry } from './run-entry.ts'

const absent = '.not-on-this-page'
const selectors = Object.fromEntries(anchorNames.map((name) => [name, `[data-anchor="${name}"]`]))

afterEach(() => void vi.useRealTimers())

/** Fakes timers and clock, which run as usual and can be advanced; frames are real. */
function takeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], shouldAdvanceTime: true })
}

/** Advances time, and waits for code that checks once per frame. */
async function advanceTime(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  for (let frame = 0; frame < 5; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Each template with each of its required anchors, which is missing. */
const cases = ofShare(everyTemplate).flatMap(([id, { template, content, experience }]) =>
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

test('[SHR-01.2] each template stops after waiting for 15 s, names the missing anchor, and does not change the page', async () => {
  // A template that is tried alone may need no anchor; all of them together do.
  if (inject('templates') && cases.length === 0) return
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
  const listProgress = () => [...new Set(run.engine?.list().map((each) => each.progress))]
  const listTimeouts = () => log.lines.map(({ message }) => message).filter((line) => line.endsWith('did not appear'))
  await expect.poll(listProgress).toEqual(['waiting'])
  vi.setTimerTickMode('manual')
  const spentMs = performance.now() - startedAt
  await advanceTime(14_980 - spentMs)
  expect(listTimeouts()).toEqual([])
  expect(listProgress()).toEqual(['waiting'])
  await advanceTime(spentMs + 100)
  await expect.poll(listProgress).toEqual(['ended'])
  expect(listTimeouts().toSorted()).toEqual(cases.map(({ line }) => line).toSorted())
  expect(errors).toEqual([])
  expect(pageState()).toEqual(before)

  // Too late: nothing waits for it any more.
  const late = document.createElement('p')
  late.className = absent.slice(1)
  document.body.append(late)
  const bare = pageState()
  await advanceTime(5000)
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

/** An experience that marks its optional anchor. */
const experience = defineExperience<unknown>({
  id: template.id,
  run(scope) {
    followElements(scope, scope.selector('trustPilot'), (element, each) => {
      const mark = document.createElement('b')
      placeElement(each, mark, 'append', element)
    })
  },
})

test('[SHR-01.10] an optional anchor that appears at any time is handled within a second', async () => {
  const body = aPage('<header data-anchor="header"></header>')
  takeTime()
  const { stop, explanation } = await runEntry({ template, experience, content: {} })
  expect(explanation.progress).toBe('executed')
  for (const afterMs of [100, 20_000, 600_000]) {
    await advanceTime(afterMs)
    const anchor = document.createElement('p')
    anchor.dataset.anchor = 'trustPilot'
    body.append(anchor)
    await advanceTime(999)
    expect(anchor.childElementCount, `after ${afterMs} ms`).toBe(1)
  }
  expect(body.querySelectorAll('b')).toHaveLength(3)
  stop()
  expect(body.querySelectorAll('b')).toHaveLength(0)
})
