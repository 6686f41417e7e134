import { anchorNames } from '../../contract/anchors.ts'
import type {
  Draft,
  DraftChange,
  PreviewAnswer,
  PreviewRequest,
  SteeredExperience,
  SteerState,
} from '../../contract/console/steer.ts'
import { resultBreaksOf } from '../../contract/steer/result-breaks.ts'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import type { Answer } from './answers.ts'
import { markup } from './hostile-texts.ts'

/** A site of which only the selector of the mini bag is not known. */
export const steerState: SteerState = {
  unavailable: null,
  version: 3,
  site: {
    domains: ['.moor-boots.example', location.hostname],
    pages: [
      { type: 'home', address: `${location.origin}/` },
      { type: 'product', address: `${location.origin}/contract/tsconfig.json?page=product` },
      { type: 'product', address: `${location.origin}/console/tsconfig.json?page=other` },
    ],
    timeZone: 'Europe/Berlin',
    segments: [
      { id: 'returning', name: 'Returning visitors' },
      { id: 'spenders', name: 'Spent more than 100' },
      { id: 'hostile', name: markup },
    ],
    groups: ['product page'],
    anchors: anchorNames.filter((name) => name !== 'miniCart'),
    traffic: { visitorsPerDay: 1840, orderRate: 0.031 },
  },
  drafts: [],
  publication: null,
}

export const lowStockSettings: ExperienceSettings = {
  template: 'product/low-stock',
  name: 'Only a few left',
  share: 0.5,
  content: { threshold: 5, text: 'Only {count} left in this size', textColor: '#b3261e' },
  rules: { segments: [{ segment_id: 'returning', include: true }], session_number: { op: 'gt', value: 1 } },
  goals: [{ key: 'transaction', primary: true }],
}

export function aSteered(part: Partial<SteeredExperience> = {}): SteeredExperience {
  const published = part.published === undefined ? lowStockSettings : part.published
  return {
    experienceId: 'low-stock',
    published,
    configured: published,
    draft: null,
    visitors: 25_310,
    visitorsPerDay: 843,
    ...part,
  }
}

export function aDraft(settings: ExperienceSettings, part: Partial<Draft> = {}): Draft {
  return {
    revision: 1,
    author: 'Inge',
    changedAt: Date.now(),
    settings,
    problems: [],
    breaks: resultBreaksOf(lowStockSettings, settings),
    ...part,
  }
}

/** What the service keeps of drafts while a test runs. */
export type SteerStore = { experiences: Map<string, SteeredExperience>; state: SteerState }

export function aSteerStore(...experiences: SteeredExperience[]): SteerStore {
  return { state: steerState, experiences: new Map(experiences.map((each) => [each.experienceId, each])) }
}

type Sent = { address: string; method: string; body: unknown }

/** Answers what the editor asks; undefined for everything else. Drafts are kept, and refused where they were changed since. */
export function answerSteer({ state, experiences }: SteerStore, { address, method, body }: Sent): Answer | undefined {
  const [what, , part, id = ''] = new URL(address, location.href).pathname.split('/').slice(3).map(decodeURIComponent)
  if (what !== 'steer') return undefined
  if (part === undefined) return { status: 200, body: state }
  const known = experiences.get(id)
  if (part === 'experiences') return known ? { status: 200, body: known } : { status: 404, body: {} }
  if (part === 'preview') return { status: 200, body: answerPreview(body as PreviewRequest) }
  if (part !== 'drafts') return { status: 404, body: {} }
  if (method === 'DELETE') {
    if (known) experiences.set(id, { ...known, draft: null })
    return { status: 204 }
  }
  const { settings, basedOn } = body as DraftChange
  const before = known?.draft ?? null
  if (basedOn !== (before?.revision ?? null)) return { status: 409, body: { theirs: before } }
  if (!settings) return { status: 400, body: {} }
  const draft = aDraft(settings, { revision: (before?.revision ?? 0) + 1, problems: problemsOf(id, settings) })
  experiences.set(id, { ...(known ?? aSteered({ experienceId: id, published: null, visitors: 0 })), draft })
  return { status: 200, body: draft }
}

function answerPreview({ settings, page }: PreviewRequest): PreviewAnswer {
  const shown = settings.variations?.map(({ id }) => id) ?? ['v']
  const pairOf = (id: string) => [id, `${page}&variation=${id}#qb_preview_id=1`]
  return { links: Object.fromEntries([...shown, 'c'].map(pairOf)), problems: [] }
}

function problemsOf(experienceId: string, { content, variations = [] }: ExperienceSettings): Draft['problems'] {
  const sum = variations.reduce((all, { share }) => all + share, 0)
  return [
    ...(content && (content.text ?? '') === ''
      ? [{ experienceId, path: 'content', problem: 'is not complete', remedy: 'give text' }]
      : []),
    ...(sum > 1
      ? [{ experienceId, path: 'variations', problem: `the shares add up to ${sum}`, remedy: 'lower them to 1 in all' }]
      : []),
  ]
}
