/** What somebody may do in the console: each role includes those before it. */
export const roles = ['view', 'edit', 'publish'] as const
export type Role = (typeof roles)[number]

/** `GET /console/api/session`: who is logged in. It is answered with 401 to whom nobody has let in. */
export type ConsoleSession = {
  role: Role
  /** Who it is in the log of changes: what they called themselves when they logged in. */
  name: string
  /** Whether no login is needed, because the service answers this machine only and has no token. */
  isOpen: boolean
  /** The tracking ids that the console can show, the site's own first, then by name. */
  trackingIds: string[]
}
