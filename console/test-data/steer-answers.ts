import type { Draft, Publication, SiteVersion, SteeredExperience, SteerState } from '../../contract/console/steer.ts'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'

export type Answered = { status: number; body?: unknown }

/** What a made-up service keeps of a site. */
export type KeptSite = {
  version: number
  published: Record<string, ExperienceSettings>
  drafts: Record<string, Draft>
  versions: SiteVersion[]
  publication: Publication | null
  /** What is published when the publication ends well. */
  onDone: (() => void) | null
}

export function summariesOf({ drafts, published }: KeptSite): SteerState['drafts'] {
  return Object.entries(drafts).map(([experienceId, { revision, author, changedAt, settings }]) => ({
    experienceId,
    name: settings?.name ?? published[experienceId]?.name ?? experienceId,
    revision,
    author,
    changedAt,
    isNew: !published[experienceId],
  }))
}

export function steerStateOf(site: KeptSite, unavailable: string | null): SteerState {
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

/** Experiences that the configuration does not have. */
const madeInConsole = ['free-delivery']

export function answerExperience({ published, drafts }: KeptSite, experienceId: string): Answered {
  const [settings, draft] = [published[experienceId] ?? null, drafts[experienceId] ?? null]
  if (!settings && !draft) return { status: 404 }
  const body: SteeredExperience = {
    experienceId,
    published: settings,
    configured: madeInConsole.includes(experienceId) ? null : settings,
    draft,
    visitors: settings ? 25_310 : 0,
    visitorsPerDay: settings ? 840 : null,
  }
  return { status: 200, body }
}
