import type { Page } from '@playwright/test'

/** Returns the names of the script's files that a page requests, without their hashes. */
export function filesAskedFor(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/instep\/(.+?)(?:-[\w-]{8})?\.js$/.exec(new URL(request.url()).pathname) ?? []
    if (name) names.push(name)
  })
  return names
}

/** Returns the marks that a renderer leaves on its root element; React's marks differ for each copy of React. */
export const marksOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluate((element) => {
    const marks = Object.keys(element).filter((key) => key.startsWith('__'))
    return marks.map((key) => (key.startsWith('__react') ? key : 'small renderer'))
  })
