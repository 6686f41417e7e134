import type { Draft, DraftChange, DraftConflict } from '../../../contract/console/steer.ts'
import { isSameJson } from '../../../contract/steer/same-json.ts'
import type { ExperienceSettings } from '../../../contract/steer/site-changes.ts'
import { ConsoleProblem, type ProblemKind } from '../../api/console-problem.ts'
import { changeAt, type SettingPath } from './change-settings.ts'
import { beginHistory, type EditHistory, recordEdit, redoEdit, undoEdit } from './edit-history.ts'

/**
 * - `saved`: the service has what the form has; `unsaved`: it gets it in a moment; `saving`: it is on its way
 * - `failed`: it could not be sent, and is tried again; `refused`: the service does not take it as it is
 * - `conflict`: somebody else has changed the draft, and nothing is sent until the editor has chosen
 */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'conflict'

export type DraftSnapshot = {
  history: EditHistory<ExperienceSettings>
  status: SaveStatus
  /** Why it is not saved, where it failed or was refused. */
  problem: ProblemKind | null
  /** The draft as the service has it; null for none. */
  draft: Draft | null
  /** What the service has: the draft's settings, or what is published. */
  stored: ExperienceSettings
  /** Of a conflict: what the others have; null where they discarded the draft. */
  theirs: Draft | null
}

export type DraftStore = ReturnType<typeof createDraftStore>

type StoreParts = {
  begin: { settings: ExperienceSettings; draft: Draft | null }
  sendDraft(change: DraftChange & { settings: ExperienceSettings }): Promise<Draft>
  readNow?(): number
}

/** How long after the last keystroke a draft is sent. */
const quietMs = 700
/** Between attempts after a failure; the last one again and again. */
const retryMs = [2000, 5000, 15_000, 30_000]

/**
 * Keeps what an editor types of one experience, and saves it as a draft. It is no part of a page, so that nothing is lost
 * with the page while it could not be sent.
 */
export function createDraftStore({ begin, sendDraft, readNow = Date.now }: StoreParts) {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isClosed = false
  let sending: Promise<void> | undefined
  let snapshot: DraftSnapshot = {
    history: beginHistory(begin.settings),
    status: 'saved',
    problem: null,
    draft: begin.draft,
    stored: begin.settings,
    theirs: null,
  }

  function showPart(part: Partial<DraftSnapshot>): void {
    snapshot = { ...snapshot, ...part }
    for (const listener of listeners) listener()
  }

  function takeEdit(history: EditHistory<ExperienceSettings>): void {
    if (history === snapshot.history) return
    showPart({ history })
    if (snapshot.status !== 'saving' && snapshot.status !== 'conflict') planSaving(quietMs)
  }

  function planSaving(delay: number): void {
    clearTimeout(timer)
    if (isSameJson(snapshot.history.now, snapshot.stored)) showPart({ status: 'saved', problem: null })
    else {
      showPart({ status: snapshot.status === 'failed' ? 'failed' : 'unsaved' })
      timer = setTimeout(saveNow, delay)
    }
  }

  /** Sends what is not saved yet, without waiting for a pause; resolves when it is answered. */
  function saveNow(): Promise<void> {
    clearTimeout(timer)
    if (isClosed || ['saved', 'conflict'].includes(snapshot.status)) return Promise.resolve()
    sending ??= sendOnce().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function sendOnce(): Promise<void> {
    const settings = snapshot.history.now
    showPart({ status: 'saving' })
    try {
      const draft = await sendDraft({ settings, basedOn: snapshot.draft?.revision ?? null })
      failures = 0
      showPart({ draft, stored: settings, status: 'unsaved', problem: null })
      planSaving(quietMs)
    } catch (error) {
      failSaving(error instanceof ConsoleProblem ? error : new ConsoleProblem('broken'))
    }
  }

  function failSaving({ kind, answer }: ConsoleProblem): void {
    const theirs = (answer as Partial<DraftConflict> | undefined)?.theirs ?? null
    if (kind === 'conflict') showPart({ status: 'conflict', theirs, problem: null })
    else if (kind === 'refused') showPart({ status: 'refused', problem: kind })
    else {
      showPart({ status: 'failed', problem: kind })
      timer = setTimeout(saveNow, retryMs[Math.min(failures, retryMs.length - 1)])
      failures++
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readSnapshot: () => snapshot,
    /** Sets one value; undefined takes it away. */
    changeValue(path: SettingPath, value: unknown): void {
      const now = changeAt(snapshot.history.now, path, value)
      takeEdit(recordEdit(snapshot.history, now, { place: path.join('/'), at: readNow() }))
    },
    undoLast: () => takeEdit(undoEdit(snapshot.history)),
    redoLast: () => takeEdit(redoEdit(snapshot.history)),
    saveNow,
    /** Sends everything, with what is typed meanwhile; it ends as well where something cannot be saved. */
    async saveAll(): Promise<void> {
      do await saveNow()
      while (!isClosed && ['unsaved', 'saving'].includes(snapshot.status))
    },
    /** Ends the saving: nothing is sent any more. */
    close(): void {
      isClosed = true
      clearTimeout(timer)
    },
    /** Ends a conflict with the settings that the editor chose; they lie over the others' draft. */
    settleConflict(settings: ExperienceSettings): void {
      const { theirs, history } = snapshot
      const stored = theirs?.settings ?? begin.settings
      showPart({ draft: theirs, stored, theirs: null, status: 'unsaved' })
      showPart({ history: recordEdit(history, settings, { place: '', at: readNow() }) })
      planSaving(0)
    },
    /** Begins again, with what there is after the draft was discarded. */
    beginAgain(settings: ExperienceSettings): void {
      clearTimeout(timer)
      showPart({ history: beginHistory(settings), stored: settings, draft: null, status: 'saved', problem: null })
    },
  }
}
