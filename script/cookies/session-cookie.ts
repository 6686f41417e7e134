import { count, flag, list, readNumber, type StateOf, text, time } from './field.ts'

/** How often an experience ran in this session. */
export type SessionExperience = { experienceId: string; timesActivated: number }

/** The session cookie, in its order (CK-08). It lives 30 minutes from each write. */
export const sessionFields = {
  sessionViewNumber: count(),
  visitorIsSynced: flag(),
  eventNumber: count(),
  experienceState: list<SessionExperience>(
    ({ experienceId, timesActivated }) => [experienceId, String(timesActivated)],
    ([experienceId = '', timesActivated]) => ({ experienceId, timesActivated: readNumber(timesActivated) }),
  ),
  iframesInSync: flag(),
  sessionTs: time(),
  sessionConversionNumber: count(),
  auraShowCount: text(),
  auraViewCount: text(),
  auraMyPicksNotificationSeen: text(),
  domain: text(),
}

export type SessionState = StateOf<typeof sessionFields>
