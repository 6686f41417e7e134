import { flag, list, number, readNumber, type StateOf, text, time } from './field.ts'

/** How often an experience ran in this session. */
export type SessionExperience = { experienceId: string; timesActivated: number }

/** The session cookie, in its order (CK-08). It lives 30 minutes from each write. */
export const sessionFields = {
  sessionViewNumber: number(),
  visitorIsSynced: flag(),
  eventNumber: number(),
  experienceState: list<SessionExperience>(
    ({ experienceId, timesActivated }) => [experienceId, String(timesActivated)],
    ([experienceId = '', timesActivated]) => ({ experienceId, timesActivated: readNumber(timesActivated) }),
  ),
  iframesInSync: flag(),
  sessionTs: time(),
  sessionConversionNumber: number(),
  auraShowCount: text(),
  auraViewCount: text(),
  auraMyPicksNotificationSeen: text(),
  domain: text(),
}

export type SessionState = StateOf<typeof sessionFields>
