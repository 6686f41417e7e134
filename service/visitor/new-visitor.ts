import type { VisitorRecord } from '../storage/storage.ts'
import { emptyHistory } from './visitor-history.ts'

/** What is known of a visitor never seen (SV-12). */
export const newVisitor: VisitorRecord = { history: emptyHistory, segments: null, force: false }
