import type {
  Draft,
  DraftChange,
  Publication,
  PublishRequest,
  SiteVersion,
  VersionList,
} from '../../contract/console/steer.ts'
import { resultBreaksOf } from '../../contract/steer/result-breaks.ts'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import { aVersion, logBefore } from './change-history.ts'
import { type Answered, answerExperience, type KeptSite, steerStateOf, summariesOf } from './steer-answers.ts'
import { draftAuthors, draftedSettings, draftMistakes, publishedSettings } from './steered-settings.ts'

type AskedOfSite = { address: string; method: string; body: unknown }

const minute = 60_000
const pageSize = 10

/** How a made-up service answers for one site of which four drafts wait. It keeps what is changed. */
export type MadeUpSite = {
  answer(asked: AskedOfSite): Answered | undefined
  /** Changes a draft as somebody else would. */
  changeDraft(experienceId: string, part: Partial<ExperienceSettings>, author: string): void
  dropDraft(experienceId: string): void
  /** Ends the next publication with these problems. */
  failNext(problems: Publication['problems']): void
  readonly drafts: Record<string, Draft>
  readonly published: Record<string, ExperienceSettings>
}

export type MadeUpSiteParts = {
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
}: MadeUpSiteParts & { now: number }): MadeUpSite {
  let failing: Publication['problems'] | null = null
  let coming: Publication['step'][] = []
  const site: KeptSite = {
    version: versions,
    published: { ...publishedSettings },
    drafts: {},
    versions: Array.from({ length: versions }, (_, at) => aVersion(versions - at, now)),
    publication: null,
    onDone: null,
  }
  const saveDraft = (id: string, settings: ExperienceSettings | null, author: string, changedAt: number) => {
    const published = site.published[id]
    site.drafts[id] = {
      revision: (site.drafts[id]?.revision ?? 0) + 1,
      author,
      changedAt,
      settings,
      problems: id === 'winter-hero' ? draftMistakes : [],
      breaks: published && settings ? resultBreaksOf(published, settings) : [],
    }
    return site.drafts[id]
  }
  for (const [at, id] of drafts.entries())
    saveDraft(id, draftedSettings[id] ?? {}, draftAuthors[id] ?? 'Ada', now - (at + 1) * 47 * minute)

  function beginPublication(author: string, onDone: () => void): Answered {
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
  function advancePublication(): void {
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
  function publishChosen({ drafts: wanted, note }: PublishRequest): Answered {
    const theirs = summariesOf(site).filter(
      ({ experienceId, revision }) => (wanted[experienceId] ?? revision) !== revision,
    )
    if (theirs.length > 0 || Object.keys(wanted).some((id) => !site.drafts[id]))
      return { status: 409, body: { theirs } }
    return beginPublication('Linus', () => {
      const changed = Object.keys(wanted).map((experienceId) => ({
        experienceId,
        before: site.published[experienceId] ?? null,
        after: site.drafts[experienceId]?.settings ?? null,
      }))
      for (const id of Object.keys(wanted)) delete site.drafts[id]
      becomeLive(changed, { note, restores: null })
    })
  }
  function restoreState(wanted: number, { note, version }: { note: string; version: number }): Answered {
    if (version !== site.version) return { status: 409, body: { theirs: [] } }
    const later = site.versions.filter((each) => each.version > wanted)
    return beginPublication('Linus', () => {
      const changed = later.flatMap((each) =>
        each.changed.map(({ experienceId, before, after }) => ({ experienceId, before: after, after: before })),
      )
      becomeLive(changed, { note, restores: wanted })
    })
  }
  function answerAsked({ address, method, body }: AskedOfSite): Answered | undefined {
    const { pathname, searchParams } = new URL(address, 'http://console.example')
    const [what, , part = '', id = '', act] = pathname.split('/').slice(3).map(decodeURIComponent)
    if (what !== 'steer') return undefined
    const before = Number(searchParams.get('before') ?? Number.POSITIVE_INFINITY)
    if (part === '') return { status: 200, body: steerStateOf(site, unavailable) }
    if (part === 'experiences') return answerExperience(site, id)
    if (part === 'publication') {
      advancePublication()
      return { status: 200, body: site.publication }
    }
    if (part === 'publish') return publishChosen(body as PublishRequest)
    if (part === 'log') return { status: 200, body: logBefore(before, now) }
    if (part === 'versions' && act === 'restore')
      return restoreState(Number(id), body as { note: string; version: number })
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
    const { settings } = body as DraftChange
    return { status: 200, body: saveDraft(id, settings, 'Linus', Date.now()) }
  }
  return {
    answer: answerAsked,
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
