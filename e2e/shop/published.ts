import type { Page } from '@playwright/test'

/** An event that the shop emitted to the page's bus. */
export type Published = { type: string; data: Record<string, unknown> }

/** Blocks Instep's script, so that only the shop's code runs and its events wait in the stub. */
export async function withoutScript(page: Page): Promise<void> {
  await page.route('**/instep/**', (route) => route.abort())
}

/** Returns what the shop has published on this document so far, in order. Works only with the script blocked. */
export async function published(page: Page): Promise<Published[]> {
  const calls = await page.evaluate(() => (window as unknown as { uv: { q: [string, unknown[]][] } }).uv.q)
  return calls
    .filter(([method]) => method === 'emit')
    .map(([, [type, data]]) => ({ type: String(type), data: data as Record<string, unknown> }))
}
