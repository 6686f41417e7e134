import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { anExperience } from '../../../script/testing/an-experience.ts'
import type { ReasonRow } from './reason-row.ts'

const never = () => new Promise(() => {})
const withCode = (modules: object) => anExperience({ load: async () => modules })
const throwing = (message: string) => () => {
  throw new Error(message)
}

/** An experience does not run, or shows nothing, by its trigger, its code or the page. */
export const codeRows: Record<string, ReasonRow> = {
  'what to wait for is no selector': {
    source: 'wait-for-elements.ts: neither a selector nor a list: {}',
    experience: anExperience({ solution_options: { poll: 7 as unknown as string } }),
    label: 'not here',
    says: 'poll: neither a selector nor a list: 7',
  },
  'an element does not come': {
    source: 'wait-for-elements.ts: isTimeout(error) ? error.message : String(error)',
    experience: anExperience({ solution_options: { poll: '.never' } }),
    label: 'not here',
    says: 'poll: .never did not come to the page in time',
  },
  'an element has not come yet': {
    experience: anExperience({ solution_options: { poll: '.never' } }),
    label: 'waiting',
    says: 'for an element, its own trigger or its code',
  },
  'it is ended while it waits for an element': {
    source: 'wait-for-elements.ts: stopped',
    experience: anExperience({ solution_options: { poll: '.never' } }),
    after: ({ engine }) => engine?.stop('experience'),
    label: 'removed',
    says: 'It was ended before it ran.',
  },
  'it is ended while its trigger waits': {
    source: 'ask-trigger.ts: stopped',
    experience: withCode({ triggers: never }),
    after: ({ engine }) => engine?.stop('experience'),
    label: 'removed',
    says: 'It was ended before it ran.',
  },
  'its trigger waits for an element that does not come': {
    source: 'ask-trigger.ts: error.message',
    experience: withCode({ triggers: ({ poll }: ExperienceOptions) => poll('.never', { timeout: 50 }) }),
    label: 'not here',
    says: 'trigger: .never did not come to the page in time',
  },
  'its trigger says no': {
    source: 'ask-trigger.ts: {} said {}',
    experience: withCode({ triggers: () => false }),
    label: 'not here',
    says: 'trigger: it said false',
  },
  'its trigger has not answered': {
    experience: withCode({ triggers: never }),
    label: 'waiting',
    says: 'for an element, its own trigger or its code',
  },
  'another experience has the lock': {
    source: 'start-experience.ts: {} has it',
    experience: anExperience({ solution_options: { exclusive: true } }),
    others: [anExperience({ experimentId: 'first', solution_options: { exclusive: true } })],
    label: 'not here',
    says: 'lock: first has it',
  },
  'its definition cannot be used': {
    source: 'engine.ts: {}',
    experience: anExperience({ variations: undefined as never }),
    label: 'failed',
    says: /^start: TypeError: /,
  },
  'it cannot be started': {
    source: 'start-on-view.ts: String(error)',
    experience: Object.defineProperty(anExperience(), 'solution_options', { get: throwing('odd options') }),
    label: 'failed',
    says: 'execution: Error: odd options',
  },
  'its code cannot be loaded': {
    source: 'activation.ts: errorTexts(error).message',
    experience: anExperience({ load: () => Promise.reject(new Error('404')) }),
    label: 'failed',
    says: 'execution: 404',
  },
  'its trigger fails': {
    source: 'activation.ts: errorTexts(error).message',
    experience: withCode({ triggers: throwing('no bag') }),
    label: 'failed',
    says: 'trigger: no bag',
  },
  'its code fails': {
    source: 'activation.ts: errorTexts(error).message',
    experience: withCode({ execution: throwing('no price') }),
    label: 'failed',
    says: 'execution: no price',
  },
  'the page takes its changes away again and again': {
    source: 'activation.ts: reason',
    experience: withCode({ execution: ({ giveUp }: ExperienceOptions) => giveUp('the page removes it') }),
    label: 'failed',
    says: 'page: the page removes it',
  },
  'its code found nothing to show': {
    source: 'activation.ts: because',
    experience: withCode({
      execution: ({ exposure }: ExperienceOptions) => exposure().notShown('no product id could be read'),
    }),
    label: 'nothing shown',
    says: 'no product id could be read',
  },
  'it was taken off the page': {
    experience: anExperience(),
    after: async ({ engine }) => {
      while (engine?.explain('experience')?.progress !== 'executed') await new Promise((go) => setTimeout(go))
      engine.stop('experience')
    },
    label: 'removed',
    says: 'It ran, and was taken away.',
  },
}
