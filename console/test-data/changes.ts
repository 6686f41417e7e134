import type {
  ConsoleLog,
  Draft,
  Publication,
  PublishRequest,
  SiteVersion,
  SteeredExperience,
  SteerState,
  VersionList,
} from '../../contract/console/steer.ts'
import { resultBreaksOf } from '../../contract/steer/result-breaks.ts'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import { longName, markup } from './hostile-texts.ts'

type Answered = { status: number; body?: unknown }
type Asked = { address: string; method: string; body: unknown }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const pageSize = 10

/** What is published of the experiences of the test data that a draft or a version is about. */
const publishedSettings: Record<string, ExperienceSettings> = {
  'low-stock': {
    template: 'product/low-stock',
    name: 'Only a few left',
    iteration: 2,
    share: 0.5,
    content: { threshold: 6, text: 'Hurry, only {count} left', textColor: '#b3261e' },
    goals: [{ key: 'transaction', primary: true }],
    exclusion: { group: 'product page', share: 0.8 },
  },
  badges: {
    template: 'category/badges',
    name: 'Bestseller badges',
    rules: { segments: [{ segment_id: 'returning' }] },
    content: { badges: [{ text: 'Bestseller', category: 'Boots' }, { text: 'New' }] },
    variations: [
      { id: 'a', name: 'Badge on the picture', share: 0.33 },
      { id: 'b', name: 'Badge below the price', share: 0.33, content: { place: 'below' } },
    ],
  },
  'exit-offer': { name: 'Offer on leaving', share: 0.5, data: { code: 'STAY10' } },
  'free-delivery': {
    template: 'basket/progress',
    name: 'Progress to free delivery',
    share: 0.5,
    content: { goal: 50 },
  },
  'size-guide': { template: 'product/size-guide', name: 'Size guide beside the sizes', share: 0.5, content: {} },
  'sticky-bag': {
    template: 'product/sticky-bag',
    name: 'Bag button that stays',
    share: 0.5,
    pausedAt: Date.UTC(2026, 9, 26),
    content: {},
  },
  [markup]: { name: markup, template: markup, share: 0.5, content: { [markup]: markup } },
}

const draftedSettings: Record<string, ExperienceSettings> = {
  'low-stock': {
    ...publishedSettings['low-stock'],
    name: 'Nearly gone',
    content: { threshold: 4, text: 'Nearly gone: {count} left', textColor: '#b3261e' },
    schedule: { scheduled_end: '2026-12-24T18:00' },
    share: 0.3,
  },
  badges: {
    ...publishedSettings.badges,
    goals: [{ key: 'custom', value: 'add-to-bag', primary: true }, { key: 'transaction' }],
    schedule: { scheduled_end: Date.UTC(2026, 11, 31, 23) },
  },
  'winter-hero': {
    template: 'home/hero-header',
    name: longName,
    share: 0.5,
    content: { headline: '', slides: [{ title: 'Winter', image: 'winter.jpg' }, { title: '' }] },
  },
  [markup]: { ...publishedSettings[markup], content: { [markup]: `${markup}${markup}` } },
}

const authors: Record<string, string> = { 'low-stock': 'Ada', badges: 'Grace', 'winter-hero': 'Ada', [markup]: markup }

type Site = {
  version: number
  published: Record<string, ExperienceSettings>
  drafts: Record<string, Draft>
  versions: SiteVersion[]
  publication: Publication | null
  /** What is published when the publication ends well. */
  onDone: (() => void) | null
}

/** How a made-up service answers for one site of which four drafts wait. It keeps what is changed. */
export type SteeredSite = {
  answer(asked: Asked): Answered | undefined
  /** Changes a draft as somebody else would. */
  changeDraft(experienceId: string, part: Partial<ExperienceSettings>, author: string): void
  dropDraft(experienceId: string): void
  /** Ends the next publication with these problems. */
  failNext(problems: Publication['problems']): void
  readonly drafts: Record<string, Draft>
  readonly published: Record<string, ExperienceSettings>
}

export type SteeredSiteParts = {
  /** Which drafts wait. */
  drafts?: readonly string[]
  /** How many versions there are. */
  versions?: number
  unavailable?: string | null
  /** How often a publication is asked for before it ends. */
  steps?: Publication['step'][]
}

export function aSteeredSite({
  now,
  drafts = Object.keys(draftedSettings),
  versions = 12,
  unavailable = null,
  steps = ['checking', 'building', 'done'],
}: SteeredSiteParts & { now: number }): SteeredSite {
  let failing: Publication['problems'] | null = null
  let coming: Publication['step'][] = []
  const site: Site = {
    version: versions,
    published: { ...publishedSettings },
    drafts: {},
    versions: Array.from({ length: versions }, (_, at) => aVersion(versions - at, now)),
    publication: null,
    onDone: null,
  }
  const saveDraft = (id: string, settings: ExperienceSettings, author: string, changedAt: number) => {
    const published = site.published[id]
    site.drafts[id] = {
      revision: (site.drafts[id]?.revision ?? 0) + 1,
      author,
      changedAt,
      settings,
      problems: id === 'winter-hero' ? mistakes : [],
      breaks: published ? resultBreaksOf(published, settings) : [],
    }
    return site.drafts[id]
  }
  for (const [at, id] of drafts.entries())
    saveDraft(id, draftedSettings[id] ?? {}, authors[id] ?? 'Ada', now - (at + 1) * 47 * minute)

  function begin(author: string, onDone: () => void): Answered {
    coming = failing ? ['checking', 'failed'] : [...steps]
    site.publication = {
      version: site.version + 1,
      step: 'waiting',
      startedAt: Date.now(),
      endedAt: null,
      author,
      problems: [],
    }
    site.onDone = onDone
    return { status: 202, body: site.publication }
  }
  function advance(): void {
    const step = coming.shift()
    if (!step || !site.publication) return
    const ended = step === 'done' || step === 'failed'
    site.publication = {
      ...site.publication,
      step,
      endedAt: ended ? Date.now() : null,
      problems: step === 'failed' ? (failing ?? []) : [],
    }
    if (step === 'done') site.onDone?.()
    if (step === 'failed') failing = null
  }
  function becomeLive(changed: SiteVersion['changed'], part: Pick<SiteVersion, 'note' | 'restores'>): void {
    site.version += 1
    for (const { experienceId, after } of changed) {
      if (after) site.published[experienceId] = after
      else delete site.published[experienceId]
    }
    site.versions.unshift({ version: site.version, author: 'Linus', publishedAt: Date.now(), changed, ...part })
  }
  function publish({ drafts: wanted, note }: PublishRequest): Answered {
    const theirs = summariesOf(site).filter(
      ({ experienceId, revision }) => (wanted[experienceId] ?? revision) !== revision,
    )
    if (theirs.length > 0 || Object.keys(wanted).some((id) => !site.drafts[id]))
      return { status: 409, body: { theirs } }
    return begin('Linus', () => {
      const changed = Object.keys(wanted).map((experienceId) => ({
        experienceId,
        before: site.published[experienceId] ?? null,
        after: site.drafts[experienceId]?.settings ?? null,
      }))
      for (const id of Object.keys(wanted)) delete site.drafts[id]
      becomeLive(changed, { note, restores: null })
    })
  }
  function restore(wanted: number, { note, version }: { note: string; version: number }): Answered {
    if (version !== site.version) return { status: 409, body: { theirs: [] } }
    const later = site.versions.filter((each) => each.version > wanted)
    return begin('Linus', () => {
      const changed = later.flatMap((each) =>
        each.changed.map(({ experienceId, before, after }) => ({ experienceId, before: after, after: before })),
      )
      becomeLive(changed, { note, restores: wanted })
    })
  }
  function answer({ address, method, body }: Asked): Answered | undefined {
    const { pathname, searchParams } = new URL(address, 'http://console.example')
    const [what, , part = '', id = '', act] = pathname.split('/').slice(3).map(decodeURIComponent)
    if (what !== 'steer') return undefined
    const before = Number(searchParams.get('before') ?? Number.POSITIVE_INFINITY)
    if (part === '') return { status: 200, body: stateOf(site, unavailable) }
    if (part === 'experiences') return answerExperience(site, id)
    if (part === 'publication') {
      advance()
      return { status: 200, body: site.publication }
    }
    if (part === 'publish') return publish(body as PublishRequest)
    if (part === 'log') return { status: 200, body: logBefore(before, now) }
    if (part === 'versions' && act === 'restore') return restore(Number(id), body as { note: string; version: number })
    if (part === 'versions') {
      const list = site.versions.filter(({ version }) => version < before)
      const next = list.length > pageSize ? (list[pageSize - 1]?.version ?? null) : null
      return { status: 200, body: { versions: list.slice(0, pageSize), next } satisfies VersionList }
    }
    if (part !== 'drafts') return { status: 404 }
    const draft = site.drafts[id] ?? null
    const seen = method === 'DELETE' ? Number(searchParams.get('revision')) : (body as { basedOn: number }).basedOn
    if ((draft?.revision ?? null) !== seen) return { status: 409, body: { theirs: draft } }
    if (method === 'DELETE') {
      delete site.drafts[id]
      return { status: 204 }
    }
    const { settings } = body as { settings: ExperienceSettings }
    return { status: 200, body: saveDraft(id, settings, 'Linus', Date.now()) }
  }
  return {
    answer,
    changeDraft: (id, part, author) => {
      saveDraft(id, { ...site.drafts[id]?.settings, ...part }, author, now)
    },
    dropDraft: (id) => {
      delete site.drafts[id]
    },
    failNext: (problems) => {
      failing = problems
    },
    drafts: site.drafts,
    published: site.published,
  }
}

const mistakes = [
  { experienceId: 'winter-hero', path: 'content/headline', problem: 'is empty', remedy: 'give a text' },
  { experienceId: 'winter-hero', path: 'content/slides/1/title', problem: 'is empty', remedy: 'give a text' },
]

function summariesOf({ drafts, published }: Site): SteerState['drafts'] {
  return Object.entries(drafts).map(([experienceId, { revision, author, changedAt, settings }]) => ({
    experienceId,
    name: settings.name ?? experienceId,
    revision,
    author,
    changedAt,
    isNew: !published[experienceId],
  }))
}

function stateOf(site: Site, unavailable: string | null): SteerState {
  return {
    unavailable,
    version: site.version,
    site: {
      domains: ['moorboots.example'],
      pages: [],
      timeZone: 'Europe/Berlin',
      segments: [{ id: 'returning', name: 'Returning visitors' }],
      groups: ['product page'],
      anchors: [],
      traffic: { visitorsPerDay: 840, orderRate: 0.041 },
    },
    drafts: summariesOf(site),
    publication: site.publication,
  }
}

function answerExperience({ published, drafts }: Site, experienceId: string): Answered {
  const [settings, draft] = [published[experienceId] ?? null, drafts[experienceId] ?? null]
  if (!settings && !draft) return { status: 404 }
  const body: SteeredExperience = {
    experienceId,
    published: settings,
    configured: settings,
    draft,
    visitors: settings ? 25_310 : 0,
    visitorsPerDay: settings ? 840 : null,
  }
  return { status: 200, body }
}

const notes = ['Autumn sale is over', '', markup, 'Badges for returning visitors', longName]

/** Each version changed the text of one experience; every fifth brought an earlier one back. */
function aVersion(version: number, now: number): SiteVersion {
  const low = publishedSettings['low-stock']
  const textOf = (number: number) =>
    number === 12 ? low?.content : { ...low?.content, text: number === 0 ? 'A few left' : `Text ${number}` }
  return {
    version,
    author: version % 3 === 0 ? 'Grace' : 'Ada',
    publishedAt: now - (12 - version) * 2.4 * day - 3 * hour,
    note: notes[(12 - version) % notes.length] ?? '',
    restores: version % 5 === 0 ? version - 2 : null,
    changed: [
      {
        experienceId: 'low-stock',
        before: { ...low, content: textOf(version - 1), share: version === 12 ? 0.4 : low?.share },
        after: { ...low, content: textOf(version) },
      },
    ],
  }
}

const logged = [
  { action: 'published', subject: 'version 12' },
  { action: 'draft-saved', subject: 'low-stock' },
  { action: 'POST /console/api/refused/{trackingId}/replay-step', subject: markup },
  { action: 'draft-discarded', subject: 'badges' },
  { action: 'logged-in', subject: '' },
  { action: 'publish-failed', subject: 'version 12' },
  { action: 'restored', subject: 'version 8' },
]

function logBefore(before: number, now: number): ConsoleLog {
  const last = 45
  const first = Math.min(last, before - 1)
  const count = Math.min(20, first)
  const entries = Array.from({ length: count }, (_, at) => {
    const id = first - at
    const { action, subject } = logged[(last - id) % logged.length] ?? { action: '', subject: '' }
    return {
      id,
      at: now - (last - id) * 37 * minute,
      author: id % 3 === 0 ? 'Grace' : 'Ada',
      role: 'publish',
      action,
      subject,
    }
  })
  return { entries, next: first > count ? first - count + 1 : null }
}
