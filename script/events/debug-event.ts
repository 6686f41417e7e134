/**
 * A debug event by which the script reports to the site's owners: what happened, where and with which message (EV-20).
 */
export type DebugEvent = { code: string; stage?: string; message: string; data?: unknown }
