import { type AnchorName, anchorNames } from '../../contract/anchors.ts'
import { deviceTypes } from '../../contract/experience.ts'
import type { SitePlacement } from '../../contract/placement.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'
import { pageTypes } from '../../contract/shop-events.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { aBrowserRun } from '../../script/browser/testing/a-browser-run.ts'
import type { Explanation } from '../../script/experiences/answer.ts'
import type { ExperienceOptions } from '../../script/experiences/options.ts'
import type { Experience } from '../define-experience.ts'
import type { Template } from '../define-template.ts'
import { fieldTable } from '../field-table.ts'
import { modulesOf } from '../kit/run/modules-of.ts'
import { loadWords } from '../kit/words/load-words.ts'
import { usualTables } from '../kit/words/usual-tables.ts'
import { settingsOf } from '../settings-of.ts'
import { waitUntilSettled } from './a-page.ts'
import { demoSettings } from './demo-settings.ts'

export type RunFacts = {
  // biome-ignore lint/suspicious/noExplicitAny: the suite runs templates with any content
  experience: Experience<any>
  template: Template
  content: object
  isControl?: boolean
  /** Events that the page published before the experience starts. A view is added before them if they do not begin with one. */
  published?: [type: string, data: object][]
  anchors?: Partial<Record<AnchorName, string>>
  ready?: string
  /** The site settings; by default those of the demo. */
  settings?: SiteSettings
  config?: Partial<ScriptConfig>
  placements?: readonly SitePlacement[]
  /** Responses of services, by address. */
  reply?: (url: string, init: RequestInit) => Response | undefined
  pollTimeoutMs?: number
}

export type TemplateRun = {
  explanation: Explanation
  stop(): void
  publish(type: string, data: object): void
  /** How often the variation was counted as seen. */
  seen: object[]
  /** The names of the custom goals that were sent. */
  goals: string[]
  errors: unknown[]
  /** Console lines at level warn and above. */
  lines: string[]
  /** The requested addresses. */
  requests: string[]
}

const byName = Object.fromEntries(anchorNames.map((name) => [name, `[data-anchor="${name}"]`]))
const experimentId = 'test'
const aView: [string, object] = [
  'ecView',
  { type: 'product', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' },
]

/** Those of the demo, with an address of search results that is known on the tests' page, whose path has no locale. */
const usualSettings: SiteSettings = {
  ...demoSettings,
  addresses: { ...demoSettings.addresses, search: '/search/index?query={text}&referrer=qubitSearchBar' },
}

type TestWindow = { uv?: unknown; __qubit?: unknown }

/** The first run of a file loads modules on its way. */
let isFirst = true

/** Waits until an experience has run, or does not; for one that waits for the page, no longer than modules take to load. */
async function waitUntilDone(progress: () => Explanation['progress'] | undefined): Promise<void> {
  const isOpen = () => [undefined, 'waiting', 'executing'].includes(progress())
  const waitsFrom = performance.now()
  while (isOpen() && performance.now() - waitsFrom < 1500) await waitUntilSettled()
}

/** Runs one template with the complete script on the test page, and waits until it has settled. */
export async function runTemplate(facts: RunFacts): Promise<TemplateRun> {
  const { experience, template, content, isControl = false, published = [], anchors = byName, ready } = facts
  // Loads the module beforehand, so that tests only wait for the template to settle.
  await import('../../script/experiences/build-experience-engine.ts')
  await import('../../script/services/open-services.ts')
  if (facts.placements) await import('../../script/placements/build-placement-engine.ts')
  const page = window as Window & TestWindow
  delete page.__qubit
  const view = published.some(([type]) => type === 'ecView') ? [] : [aView]
  page.uv = { q: [...view, ...published].map((event) => ['emit', event]) }

  const { settings = usualSettings } = facts
  const { addresses, addToBag } = settings
  const modules = modulesOf(experience, {
    anchors: template.anchors,
    fields: fieldTable(template.fields),
    settings: settingsOf(settings, template),
  })
  const { run, log, requests } = await aBrowserRun({
    config: { anchors, ready, addresses, addToBag, ...facts.config },
    reply: facts.reply,
    placements: facts.placements,
    experiences: [
      {
        experimentId,
        // Activates the template on this page regardless of its own page types.
        template: { ...template, pages: pageTypes, devices: deviceTypes, paths: undefined },
        iterationId: '1',
        template_data: content as Record<string, unknown>,
        variations: [
          { variationId: 'v', variationMasterId: 'v', variationIsControl: isControl, trafficAllocationRatio: 1 },
        ],
        async load() {
          await loadWords(usualTables)
          return {
            ...modules,
            triggers: (options: ExperienceOptions) =>
              modules.triggers({
                ...options,
                poll: (targets, own) => options.poll(targets, { timeout: facts.pollTimeoutMs, ...own }),
              }),
          }
        },
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
  if (isFirst) await waitUntilDone(() => run.engine?.explain(experimentId)?.progress)
  isFirst = false
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
