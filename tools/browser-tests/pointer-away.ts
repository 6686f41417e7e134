import type { BrowserCommand } from 'vitest/node'

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
