import { commands } from 'vitest/browser'

export type StoredCookie = {
  name: string
  path: string
  sameSite?: string
  /** In epoch milliseconds. */
  expires: number
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    storedCookies: () => Promise<StoredCookie[]>
  }
}

/** Returns the cookies as the browser itself has stored them: page code in most browsers learns only names and values. */
export function readStoredCookies(): Promise<StoredCookie[]> {
  return commands.storedCookies()
}
