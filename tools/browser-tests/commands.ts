import type { BrowserCommand } from 'vitest/node'
import type { EmulatedMedia } from '../../catalogue/testing/emulate-media.ts'
import type { StoredCookie } from '../../script/browser/testing/stored-cookies.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    pointerAway: () => Promise<void>
  }
}

/**
 * Moves the pointer off the page. Test files share a page, and the pointer stays where the previous test left it, over
 * whatever the next test renders there.
 */
export const pointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(-10, -10)

/** Returns the cookies that the browser of the test has stored. */
export const storedCookies: BrowserCommand<[]> = async ({ context }): Promise<StoredCookie[]> =>
  (await context.cookies()).map(({ expires, ...cookie }) => ({ ...cookie, expires: expires * 1000 }))

/** Simulates what a shopper has set in the system, until it is set anew. */
export const emulateMedia: BrowserCommand<[EmulatedMedia]> = ({ page }, { colorScheme, forcedColors, media }) =>
  page.emulateMedia({ colorScheme: colorScheme ?? null, forcedColors: forcedColors ?? null, media: media ?? null })
