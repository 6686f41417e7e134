import { countField, flagField, listField, readNumber, type StateOf, textField, timeField } from './field.ts'

/** How often an experience ran in this session. */
export type SessionExperience = { experienceId: string; timesActivated: number }

/** The fields of the session cookie, in order (CK-08). It expires 30 minutes after the last write. */
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
