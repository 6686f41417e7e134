import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'

/** What a shopper has set in the system, or prints to; without a value it is as usual. */
export type EmulatedMedia = { colorScheme?: 'dark'; forcedColors?: 'active'; media?: 'print' }

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>
  }
}

/** Simulates what a shopper has set in the system, until the test has finished. */
export async function emulateMedia(media: EmulatedMedia): Promise<void> {
  await commands.emulateMedia(media)
  onTestFinished(() => commands.emulateMedia({}))
}
