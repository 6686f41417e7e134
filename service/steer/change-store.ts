import type { LogEntry } from '../../contract/console/steer.ts'
import type { ExperienceChange, SiteChanges } from '../../contract/steer/site-changes.ts'

/** A change of one experience that waits to be published. Revisions increase and are never used twice. */
export type StoredDraft = {
  experienceId: string
  revision: number
  author: string
  changedAt: number
  change: ExperienceChange
}

/** What was published; `experienceIds` are those that it changed. */
export type StoredVersion = {
  version: number
  author: string
  publishedAt: number
  note: string
  restores: number | null
  experienceIds: string[]
  changes: SiteChanges
}

export type DraftWrite = Omit<StoredDraft, 'revision'> & { role: string }

/** Drafts, versions and the log of the console. Times are epoch milliseconds. */
export type ChangeStore = {
  /** In the order of the experiences' ids. */
  drafts(trackingId: string): Promise<StoredDraft[]>
  draft(trackingId: string, experienceId: string): Promise<StoredDraft | null>
  /** Replaces the draft with this revision, null for none; returns null when another one is there now. */
  saveDraft(trackingId: string, draft: DraftWrite, basedOn: number | null): Promise<StoredDraft | null>
  /** Returns false when another revision is there now. */
  discardDraft(trackingId: string, experienceId: string, revision: number): Promise<boolean>
  /** The version that is published; null before the first. */
  current(trackingId: string): Promise<StoredVersion | null>
  version(trackingId: string, version: number): Promise<StoredVersion | null>
  /** At most `atMost` before a version, the newest first. */
  versions(trackingId: string, before: number, atMost: number): Promise<StoredVersion[]>
  /**
   * Stores a version with its entry in the log, and removes the drafts that are in it: those of these ids that still have these
   * revisions.
   */
  addVersion(
    trackingId: string,
    version: StoredVersion,
    { drafts, role }: { drafts: Record<string, number>; role: string },
  ): Promise<void>
  addEntry(trackingId: string, entry: Omit<LogEntry, 'id'>): Promise<void>
  /**
   * Removes at most `atMost` entries, of all sites, that are older than a time or not among the newest `newest`; those of versions
   * stay as these do. Returns how many were removed.
   */
  removeEntries(old: { before: number; newest: number }, atMost: number): Promise<number>
  /** At most `atMost` entries before an id, the newest first. */
  entries(trackingId: string, before: number, atMost: number): Promise<LogEntry[]>
}
