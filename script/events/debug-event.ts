/**
 * A debug event by which the script reports to the site's owners: what happened, where and with which message (EV-20).
 */
export type DebugEvent = { code: string; stage?: string; message: string; data?: unknown }

/** The parts of a run that emit debug events: the tracker, or the list of those from before there is one (ST-08). */
export type DebugSink = { tracker?: { emitDebug(event: DebugEvent): void }; heldDebug: DebugEvent[] }

/** Emits a debug event, or holds it until there is a tracker (ST-08, EV-20). */
export function emitDebug(run: DebugSink, event: DebugEvent): void {
  if (run.tracker) run.tracker.emitDebug(event)
  else run.heldDebug.push(event)
}
