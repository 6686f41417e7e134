/** What the script tells of itself to its owners: what happened, where and with which message (EV-20). */
export type DebugEvent = { code: string; stage?: string; message: string; data?: unknown }
