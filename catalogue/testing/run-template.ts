import { type AnchorName, anchorNames } from '../../contract/anchors.ts'
import { deviceTypes } from '../../contract/experience.ts'
import type { SitePlacement } from '../../contract/placement.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'
import { pageTypes } from '../../contract/shop-events.ts'
import { aBrowserRun } from '../../script/browser/testing/a-browser-run.ts'
import type { Explanation } from '../../script/experiences/answer.ts'
import type { ExperienceOptions } from '../../script/experiences/options.ts'
import type { Experience } from '../define-experience.ts'
import type { Template } from '../define-template.ts'
import { fieldTable } from '../field-table.ts'
import { modulesOf } from '../kit/run/modules-of.ts'
import { waitUntilSettled } from './a-page.ts'

export type RunFacts = {
  // biome-ignore lint/suspicious/noExplicitAny: the suite runs templates of every content
  experience: Experience<any>
  template: Template
  content: object
  isControl?: boolean
  /** Events that the page published before the experience starts; a view goes before them, where they begin with none. */
  published?: [type: string, data: object][]
  anchors?: Partial<Record<AnchorName, string>>
  ready?: string
  config?: Partial<ScriptConfig>
  placements?: readonly SitePlacement[]
  /** What services answer, by address. */
  reply?: (url: string, init: RequestInit) => Response | undefined
  pollTimeoutMs?: number
}

export type TemplateRun = {
  explanation: Explanation
  stop(): void
  publish(type: string, data: object): void
  /** How often the variation counted as seen. */
  seen: object[]
  /** Names of the custom goals that were sent. */
  goals: string[]
  errors: unknown[]
  /** Console lines of level warn and above. */
  lines: string[]
  /** Addresses asked for. */
  requests: string[]
}

const byName = Object.fromEntries(anchorNames.map((name) => [name, `[data-anchor="${name}"]`]))
const experimentId = 'test'
const aView: [string, object] = [
  'ecView',
  { type: 'product', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' },
]

type TestWindow = { uv?: unknown; __qubit?: unknown }

/** Runs one template in a whole run of the script on the test page, as on a page of its own, and waits until it has settled. */
export async function runTemplate(facts: RunFacts): Promise<TemplateRun> {
  const { experience, template, content, isControl = false, published = [], anchors = byName, ready } = facts
  // Loaded on the way, in its own time: here it is there, so that settling is all there is to wait for.
  await import('../../script/experiences/build-experience-engine.ts')
  await import('../../script/services/open-services.ts')
  const page = window as Window & TestWindow
  delete page.__qubit
  const view = published.some(([type]) => type === 'ecView') ? [] : [aView]
  page.uv = { q: [...view, ...published].map((event) => ['emit', event]) }

  const modules = modulesOf(experience, { anchors: template.anchors, fields: fieldTable(template.fields) })
  const { run, log, requests } = await aBrowserRun({
    config: { anchors, ready, ...facts.config },
    reply: facts.reply,
    placements: facts.placements,
    experiences: [
      {
        experimentId,
        // On this page wherever it belongs: what is tested is what it does there.
        template: { ...template, pages: pageTypes, devices: deviceTypes, paths: undefined },
        iterationId: '1',
        template_data: content as Record<string, unknown>,
        variations: [
          { variationId: 'v', variationMasterId: 'v', variationIsControl: isControl, trafficAllocationRatio: 1 },
        ],
        load: async () => ({
          ...modules,
          triggers: (options: ExperienceOptions) =>
            modules.triggers({
              ...options,
              poll: (targets, own) => options.poll(targets, { timeout: facts.pollTimeoutMs, ...own }),
            }),
        }),
      },
    ],
  })
  const { uv, enriched } = run.bus ?? {}
  const goals: string[] = []
  const errors: unknown[] = []
  const seen: object[] = []
  enriched?.on('qubit.experience', (event) => seen.push(event)).replay()
  enriched?.on('qubit.goalAchieved', ({ goalId }) => goals.push(String(goalId).replace('custom:', ''))).replay()
  enriched?.on('qubit.errorExperience', (event) => errors.push(event)).replay()
  await waitUntilSettled()
  await waitUntilSettled()
  return {
    goals,
    errors,
    requests,
    seen,
    stop: () => run.engine?.stop(experimentId),
    publish: (type, data) => uv?.emit(type, data),
    get explanation() {
      const explanation = run.engine?.explain(experimentId)
      if (!explanation) throw new Error('The experience was not asked whether it runs')
      return explanation
    },
    get lines() {
      return log.lines.filter(({ level }) => level !== 'debug' && level !== 'info').map(({ message }) => message)
    },
  }
}
