import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SiteConfig } from '../catalogue/define-site.ts'
import { messageOf } from '../contract/message-of.ts'
import { importedFiles } from './local/imported-files.ts'

/** A configuration that cannot be run. The message says where in which file, and why. */
export class UnreadableSite extends Error {}

/** Runs a configuration. @throws UnreadableSite, because Node's messages alone do not say which file they are about */
export async function importSite(file: string, path: string): Promise<{ default?: SiteConfig }> {
  try {
    return (await import(pathToFileURL(path).href)) as { default?: SiteConfig }
  } catch (error) {
    const place = placeInStack(error)
    const found = place ? { place, message: messageOf(error) } : await findSyntaxError(path)
    const reason = found ? `${found.place} ${found.message}` : messageOf(error)
    throw new UnreadableSite(`${file} cannot be loaded: ${reason}${hintFor(error)}`)
  }
}

/** The first place outside of Node and of installed packages: the site's own code. */
function placeInStack(error: unknown): string | undefined {
  const stack = (error instanceof Error && error.stack) || ''
  const places = [...stack.matchAll(/(file:\/\/\/[^\s)]+?):(\d+(?::\d+)?)(?=\)?$)/gm)]
  const own = places.find(([, url = '']) => !url.includes('/node_modules/'))
  return own && `${relative('.', fileURLToPath(own[1] ?? ''))}:${own[2]}`
}

/** Of a mistake in the syntax of JavaScript, an error has no place, so that it is looked for. */
async function findSyntaxError(path: string): Promise<{ place: string; message: string } | undefined> {
  // Loads for long, and is hardly ever needed.
  const { parseSync } = await import('vite')
  for (const file of importedFiles(path).filter((each) => /\.[cm]?[jt]sx?$/.test(each))) {
    const text = readFileSync(file, 'utf8')
    const [first] = parseSync(file, text).errors
    if (!first) continue
    const before = text.slice(0, first.labels[0]?.start ?? 0).split('\n')
    return {
      place: `${relative('.', file)}:${before.length}:${(before.at(-1) ?? '').length + 1}`,
      message: first.message,
    }
  }
  return undefined
}

function hintFor(error: unknown): string {
  const isCircle = error instanceof ReferenceError && error.message.includes('before initialization')
  return isCircle ? '. If files import each other in a circle, move what both need into a file of its own' : ''
}
