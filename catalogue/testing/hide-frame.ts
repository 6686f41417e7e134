import { server } from 'vitest/browser'

/**
 * Lets the browser lay out the page of a test file without painting it. For files that use no pointer and no key: a hidden frame
 * gets neither. The document within does not know of it, but in Firefox, where it gets hardly any frames.
 */
export function hideFrame(): void {
  if (frameElement && server.browser === 'chromium') (frameElement as HTMLElement).style.visibility = 'hidden'
}
