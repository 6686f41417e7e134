import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    pointerAway: () => Promise<void>
  }
}

/**
 * Takes the pointer off the page. Files of tests share a page, and the pointer stays where the test before has left it,
 * over whatever the next one draws there.
 */
export const pointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(-10, -10)
