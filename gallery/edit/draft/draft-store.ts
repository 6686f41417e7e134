import { randomBytes } from 'node:crypto'

/** How many drafts are kept; the oldest makes way. */
export const mostDrafts = 200
/** How long a draft is kept, in ms: an hour. */
export const draftMs = 60 * 60 * 1000
/** The largest draft, in bytes of its form. */
export const draftBytes = 64 * 1024

export type ContentDraft = { experienceId: string; content: object }

export type SharedDrafts = {
  /** Returns the token of a draft. */
  keep(draft: ContentDraft): string
  /** Returns a draft; undefined after an hour, and for a token that is none. */
  find(token: string): ContentDraft | undefined
}

/** Keeps drafts in memory. @param now returns epoch milliseconds */
export function createDrafts(now: () => number): SharedDrafts {
  const drafts = new Map<string, ContentDraft & { keptAt: number }>()

  function dropOld(): void {
    for (const [token, { keptAt }] of drafts) {
      if (now() - keptAt < draftMs && drafts.size <= mostDrafts) return
      drafts.delete(token)
    }
  }

  return {
    keep(draft) {
      const token = randomBytes(12).toString('base64url')
      drafts.set(token, { ...draft, keptAt: now() })
      dropOld()
      return token
    },
    find(token) {
      dropOld()
      return drafts.get(token)
    },
  }
}
