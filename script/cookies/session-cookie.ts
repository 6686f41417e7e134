import { countField, flagField, listField, readNumber, type StateOf, textField, timeField } from './field.ts'

/** How often an experience ran in this session. */
export type SessionExperience = { experienceId: string; timesActivated: number }

/** The session cookie, in its order (CK-08). It lives 30 minutes from each write. */
export const sessionFields = {
  sessionViewNumber: countField(),
  visitorIsSynced: flagField(),
  eventNumber: countField(),
  experienceState: listField<SessionExperience>(
    ({ experienceId, timesActivated }) => [experienceId, String(timesActivated)],
    ([experienceId = '', timesActivated]) => ({ experienceId, timesActivated: readNumber(timesActivated) }),
  ),
  iframesInSync: flagField(),
  sessionTs: timeField(),
  sessionConversionNumber: countField(),
  auraShowCount: textField(),
  auraViewCount: textField(),
  auraMyPicksNotificationSeen: textField(),
  domain: textField(),
}

export type SessionState = StateOf<typeof sessionFields>
