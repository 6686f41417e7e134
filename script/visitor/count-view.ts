import { fitsDomain } from '../cookies/choose-domain.ts'
import type { PermanentState } from '../cookies/permanent-cookie.ts'
import type { SessionState } from '../cookies/session-cookie.ts'

export type VisitorState = { permanent: PermanentState; session: SessionState }

export type ViewFacts = {
  /** The view's time in epoch milliseconds. */
  ts: number
  /** Whether this is the first view of the page load (VI-05). */
  isFirstOfPageLoad: boolean
  /** '' for a direct visit or an unreadable referrer. */
  referrerHost: string
  /** Whether the address has campaign parameters (BR-03). */
  hasUtm: boolean
  /** All configured domains of the property. */
  domains: readonly string[]
}

export type CountedView = { state: VisitorState; begins: { session: boolean; entrance: boolean } }

/** Returns the changes of a visitor's counters and times by a view (VI-03 to VI-08). */
export function countView({ permanent, session }: VisitorState, view: ViewFacts): CountedView {
  const beginsSession = session.sessionViewNumber === 0
  const beginsEntrance = isEntrance(view, { isFirstEver: permanent.viewNumber === 0, beginsSession })
  return {
    begins: { session: beginsSession, entrance: beginsEntrance },
    state: {
      permanent: {
        ...permanent,
        viewNumber: permanent.viewNumber + 1,
        entranceViewNumber: beginsEntrance ? 1 : permanent.entranceViewNumber + 1,
        sessionNumber: permanent.sessionNumber + (beginsSession ? 1 : 0),
        entranceNumber: permanent.entranceNumber + (beginsEntrance ? 1 : 0),
        entranceTs: beginsEntrance ? view.ts : permanent.entranceTs,
        firstViewTs: permanent.firstViewTs ?? view.ts,
        lastViewTs: view.ts,
      },
      session: {
        ...session,
        sessionViewNumber: session.sessionViewNumber + 1,
        sessionTs: beginsSession ? view.ts : session.sessionTs,
      },
    },
  }
}

function isEntrance(view: ViewFacts, visit: { isFirstEver: boolean; beginsSession: boolean }): boolean {
  if (!view.isFirstOfPageLoad) return false
  if (visit.isFirstEver) return true
  if (view.referrerHost === '') return visit.beginsSession || view.hasUtm
  // A self-referral (VI-06).
  return !view.domains.some((domain) => fitsDomain(view.referrerHost, domain))
}
