import type { Page } from '@playwright/test'

export type Asked = { file: string; by: string }

/** Records a page's requests for files of the script, each with the file whose code sent it. */
export async function followFiles(page: Page): Promise<Asked[]> {
  const asked: Asked[] = []
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const [, file] = /\/instep\/([^?]+\.js)$/.exec(request.url) ?? []
    const source = initiator.url ?? initiator.stack?.callFrames.at(-1)?.url ?? ''
    if (file && !asked.some((each) => each.file === file))
      asked.push({ file, by: /\/instep\/(.+)$/.exec(source)?.[1] ?? 'page' })
  })
  return asked
}

/** Returns the longest chain from the page to one of the files: the tag's is 1. */
export function levelsOf(asked: Asked[]): number {
  const levelOf = (file: string): number => {
    const by = asked.find((each) => each.file === file)?.by ?? 'page'
    return by === 'page' ? 1 : 1 + levelOf(by)
  }
  return Math.max(...asked.map(({ file }) => levelOf(file)))
}

export function namesOf(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href')?.replace('/instep/', '') ?? '')
}
