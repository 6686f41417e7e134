import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aDataFolder } from './a-server.ts'

/** Creates a temporary folder with files, given by path; it is removed after the test. */
export function aFolder(files: Record<string, string>): string {
  const folder = aDataFolder()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}
