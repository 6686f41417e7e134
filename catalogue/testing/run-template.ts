import { type AnchorName, anchorNames } from '../../contract/anchors.ts'
import type { EmittedEvent, WireEvent } from '../../contract/event.ts'
import type { ExperienceModules } from '../../contract/script-config.ts'
import { followAttributes, noAttributes } from '../../script/events/attributes.ts'
import { createChannel } from '../../script/events/channel.ts'
import { mapEvent } from '../../script/events/map-event.ts'
import { activate } from '../../script/experiences/activation.ts'
import type { Explanation } from '../../script/experiences/answer.ts'
import { createOptions } from '../../script/experiences/options.ts'
import { userErrorEvent } from '../../script/experiences/user-error.ts'
import { createPoll } from '../../script/poller/poll.ts'
import { aLog } from '../../script/testing/a-log.ts'
import type { Experience } from '../define-experience.ts'
import type { Template } from '../define-template.ts'
import { fieldTable } from '../field-table.ts'
import { modulesOf } from '../kit/modules-of.ts'
import { settled } from './a-page.ts'

export type RunFacts = {
  // biome-ignore lint/suspicious/noExplicitAny: the suite runs templates of every content
  experience: Experience<any>
  template: Template
  content: object
  isControl?: boolean
  /** Events published before the experience starts. */
  published?: [type: string, data: object][]
  anchors?: Partial<Record<AnchorName, string>>
  ready?: string
  pollTimeoutMs?: number
}

export type TemplateRun = {
  explanation: Explanation
  stop(): void
  publish(type: string, data: object): void
  goals: string[]
  errors: unknown[]
  /** Console lines of level warn and above. */
  lines: string[]
}

const byName = Object.fromEntries(anchorNames.map((name) => [name, `[data-anchor="${name}"]`]))

/** Runs one template on the test page as the engine does, and waits until it has settled. */
export async function runTemplate(facts: RunFacts): Promise<TemplateRun> {
  const { experience, template, content, isControl = false, published = [], anchors = byName, ready } = facts
  const enriched = createChannel<WireEvent>({
    store: { events: [], listeners: [] },
    onError: (error) => errors.push(error),
  })
  const variation = {
    ...{ variationId: 'v', variationMasterId: 'v', variationIsControl: isControl, trafficAllocationRatio: 1 },
  }
  const definition = {
    ...{ experimentId: 'test', iterationId: '1', template_data: content as Record<string, unknown> },
    variations: [variation],
    load: async () => modulesOf(experience, { anchors: template.anchors, fields: fieldTable(template.fields) }),
  }
  const log = aLog()
  const goals: string[] = []
  const errors: unknown[] = []
  let attributes = noAttributes

  function publish(type: string, data: object): void {
    const event = mapEvent({ ...data, meta: { type } } as EmittedEvent, { currency: 'GBP' })
    attributes = followAttributes(attributes, event)
    enriched.deliver(event as WireEvent)
  }

  for (const [type, data] of published) publish(type, data)
  const poll = createPoll({
    query: (selector) => document.querySelector(selector),
    path: (path) => (window as unknown as Record<string, unknown>)[path],
    now: () => performance.now(),
    after: (ms, task) => setTimeout(task, ms),
    frame: (task) => Boolean(requestAnimationFrame(task)),
  })
  const explanation: Explanation = { experienceId: 'test', cycle: 1, progress: 'waiting', answers: [] }
  const { stop } = activate({
    experience: { ...definition, load: definition.load as () => Promise<ExperienceModules> },
    variation,
    explanation,
    now: () => performance.now(),
    options: (own) =>
      createOptions({
        ...own,
        experience: definition,
        variation,
        site: { cookieDomain: 'shop.test', trackingId: 'shop', visitorId: 'abc' },
        log,
        poll: (targets, options) => poll(targets, { timeout: facts.pollTimeoutMs, ...options }),
        ready,
        anchors,
        getAttributes: () => attributes,
        uv: enriched,
        emitCustomGoal: (name) => void goals.push(name),
      }),
    onExecuted() {},
    onUserError(error) {
      const event = userErrorEvent(error, { experience: definition, variation, stage: 'execution' })
      if (event) errors.push(event)
    },
    onSlow() {},
  })
  await settled()
  return {
    ...{ explanation, stop, publish, goals, errors },
    get lines() {
      return log.lines.filter(({ level }) => level !== 'debug' && level !== 'info').map(({ message }) => message)
    },
  }
}
