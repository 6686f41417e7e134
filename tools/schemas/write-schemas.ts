import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeSchemas } from './make-schemas.ts'

/** Writes every JSON Schema into a folder, each as `{name}.json` (BU-04). */
export function writeSchemas(folder: string): void {
  for (const [name, schema] of Object.entries(makeSchemas())) {
    const file = join(folder, `${name}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`)
  }
}
