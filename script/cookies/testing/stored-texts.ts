import { aSession, aVisitor } from '../../testing/an-open-run.ts'
import { genericFields } from '../generic-cookie.ts'
import { permanentFields } from '../permanent-cookie.ts'
import { sessionFields } from '../session-cookie.ts'
import { encodeState } from '../state-codec.ts'

/** The time at which the texts below were stored, in epoch milliseconds. */
export const storedAt = 1_700_000_000_000

/** The cookies that the script reads, in an intact state, by name. */
export const storedCookies = {
  qb_permanent: encodeState(
    permanentFields,
    aVisitor({
      viewNumber: 12,
      entranceViewNumber: 3,
      sessionNumber: 4,
      entranceNumber: 5,
      eventNumber: 60,
      conversionNumber: 1,
      conversionCycleNumber: 2,
      lifetimeValue: 12.5,
      ipAddress: '2001:db8::1',
      firstViewTs: storedAt - 9_000_000,
      lastViewTs: storedAt - 9000,
      updatedAt: storedAt - 5000,
      domain: 'shop.test',
      city: 'Kraków',
      visitorHistory: 'opaque=text|ü',
      deliverCloseTime: [{ experimentId: '7', expiration: storedAt }],
      experienceState: [{ experienceId: 'e', probability: 0.25, timesActivated: 2, iterationId: '1', pid: 'v' }],
    }),
  ),
  qb_session: encodeState(
    sessionFields,
    aSession({
      sessionViewNumber: 2,
      visitorIsSynced: true,
      eventNumber: 9,
      sessionTs: storedAt - 60_000,
      domain: 'shop.test',
      experienceState: [{ experienceId: 'e', timesActivated: 1 }],
    }),
  ),
  qb_generic: encodeState(genericFields, {
    keyValue: { seen: { value: 'yes', expires: storedAt + 1000 }, other: { value: 'ä', expires: null } },
    updatedAt: storedAt - 5000,
    domain: 'shop.test',
  }),
  _qubitTracker: 'abc-def-ghi',
  _ga: 'GA1.1.1234567890.1690000000',
  qb_preview: '0',
  qb_dnt: '0',
  qb_dnt_ext: '0',
}

/** What the script reads from local storage, in an intact state, by key. */
export const storedKeys = {
  qb_transactions: '["A1","B2"]',
  qb_seq: 'abc-def-ghi 60',
  qb_loss: '{"tooMany":2}',
  'qb_queue:x': JSON.stringify({
    event: { meta: { id: 'x', ts: storedAt - 9000, seq: 7, type: 'ecView' }, context: { id: 'abc-def-ghi' } },
    attempted: true,
  }),
}
