import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { runVite } from './run-vite.ts'

/** Builds a module that imports what is not there. */
function buildBroken(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const input = join(folder, 'broken.js')
  writeFileSync(input, "import './missing.js'\n")
  return runVite({ configFile: false, logLevel: 'silent', build: { write: false, rolldownOptions: { input } } }, [
    folder,
  ])
}

test('the reason why a build failed has no codes for colours, which files and the console would show', async () => {
  const failure = await buildBroken(aFolder()).catch((error: Error) => error.message)
  expect(failure).toContain("Could not resolve './missing.js'")
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there
  expect(failure).not.toMatch(/\x1b/)
})

test('a build in a folder with a # in its path says that it has to be renamed', async () => {
  const folder = join(aFolder(), 'shops in C#')
  await expect(buildBroken(folder)).rejects.toThrow(
    `${folder} has a # in its path, with which nothing can be built: rename it`,
  )
})
