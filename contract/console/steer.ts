import type { PageType } from '../shop-events.ts'
import type { ResultBreak } from '../steer/result-breaks.ts'
import type { ExperienceSettings } from '../steer/site-changes.ts'

/** `GET /console/api/steer/{trackingId}`: what is published, what waits, and what a publication is doing. */
export type SteerState = {
  /** Why nothing can be steered here, in words for the site's developers; null where everything can. */
  unavailable: string | null
  /** The number of the published version; 0 for the configuration as it is. */
  version: number
  /** What an editor chooses from. */
  site: SteeredSite
  drafts: DraftSummary[]
  publication: Publication | null
}

export type SteeredSite = {
  /** The cookie domains of the shop: a preview shows pages of these and of hosts below them. */
  domains: string[]
  /** Pages that were viewed lately, by their types, to try an experience on. */
  pages: { type: PageType; address: string }[]
  /** The time zone of times without an offset; null for UTC. */
  timeZone: string | null
  segments: { id: string; name: string }[]
  /** Exclusion groups that experiences are in. */
  groups: string[]
  /** Page elements for which the configuration has a selector: a template that needs another cannot run. */
  anchors: string[]
  /** Of the last seven whole days: how many visitors come in one, and which share of them orders; null where nobody came. */
  traffic: { visitorsPerDay: number; orderRate: number } | null
}

export type DraftSummary = {
  experienceId: string
  name: string
  revision: number
  author: string
  /** Epoch milliseconds. */
  changedAt: number
  /** Whether the published site does not have the experience yet. */
  isNew: boolean
}

/** The last publication since the service started. */
export type Publication = {
  version: number
  step: 'waiting' | 'checking' | 'building' | 'done' | 'failed'
  startedAt: number
  endedAt: number | null
  author: string
  /** Why it failed; the site then is as it was. */
  problems: FieldProblem[]
}

/** One mistake. `path` names the place within the experience, such as `content/text`; '' for the experience as a whole. */
export type FieldProblem = { experienceId: string | null; path: string; problem: string; remedy: string }

/** `GET /console/api/steer/{trackingId}/experiences/{experienceId}`. */
export type SteeredExperience = {
  experienceId: string
  /** What is published; null for one that is only a draft. */
  published: ExperienceSettings | null
  /** What the configuration says; null for one that was made in the console. */
  configured: ExperienceSettings | null
  draft: Draft | null
  /** Visitors of the current iteration: from one on, some changes spoil the results. */
  visitors: number
  /** How many new visitors saw it in one of its days, control included; null where nobody has. */
  visitorsPerDay: number | null
}

export type Draft = {
  /** Increases with each change of the draft; a change has to name the one that it was made on. */
  revision: number
  author: string
  changedAt: number
  /** Null for a draft that removes the experience. */
  settings: ExperienceSettings | null
  problems: FieldProblem[]
  /** What it would do to the results of a running experience; the publication then begins a new iteration. */
  breaks: ResultBreak[]
}

/**
 * The body of `PUT …/drafts/{experienceId}`: null as `basedOn` where the editor saw no draft, as `settings` to remove an experience
 * that was made in the console.
 */
export type DraftChange = { settings: ExperienceSettings | null; basedOn: number | null }

/** The answer with 409 where somebody else has changed the draft in the meantime: theirs, null where they discarded it. */
export type DraftConflict = { theirs: Draft | null }

/** The body of `POST …/preview`. */
export type PreviewRequest = {
  experienceId: string
  settings: ExperienceSettings
  /** The full address of a page of the shop. */
  page: string
  /** Chosen by the page of the console, so that previews of two editors do not meet: 8 to 32 letters and digits. */
  editor: string
}

/** `links`: the address of the page by variation id, `c` for the control; empty where there are problems. */
export type PreviewAnswer = { links: Record<string, string>; problems: FieldProblem[] }

/** The body of `POST …/experiences/{experienceId}/preview`. `page`: the full address of a page of the shop. */
export type PublishedPreviewRequest = { page: string }

/**
 * `links`: the address that shows each variation as it is published, by variation id as in events; empty where there are problems.
 * `script`: what the links open, the preview that the service has `built`, or the one that the site's developers have `deployed`.
 */
export type PublishedPreview = { links: Record<string, string>; script: 'built' | 'deployed'; problems: FieldProblem[] }

/** The body of `POST …/publish`: the drafts to publish with the revision that the editor saw. */
export type PublishRequest = { drafts: Record<string, number>; note: string }

/** `GET …/versions?before`: the newest first; `next` is to be given as `before`, null at the end. */
export type VersionList = { versions: SiteVersion[]; next: number | null }

export type SiteVersion = {
  version: number
  author: string
  publishedAt: number
  note: string
  /** The version whose state this one brought back; null otherwise. */
  restores: number | null
  /** What it changed, as settings before and after; null before for a new experience, null after for one that went. */
  changed: { experienceId: string; before: ExperienceSettings | null; after: ExperienceSettings | null }[]
}

/** `GET …/log?before`: everything that was changed by the console, the newest first. */
export type ConsoleLog = { entries: LogEntry[]; next: number | null }

export type LogEntry = {
  id: number
  at: number
  author: string
  role: string
  /** Such as `draft-saved`, or the method and path of the request. */
  action: string
  /** What was changed: an experience, a version, a visitor, a dataset; '' where the action says it. */
  subject: string
}
