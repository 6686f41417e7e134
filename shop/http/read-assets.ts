import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientAssets } from '../render/client-assets.ts'

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>

/** The built files by the manifest that the build leaves with them. @throws when the shop has not been built */
export function readAssets(clientFolder: string): ClientAssets {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientFolder, 'manifest.json'), 'utf8'))
  const files = Object.entries(manifest)
  const assetPath = (file: string) => `/assets/${file}`
  return {
    styles: files.filter(([, { file }]) => file.endsWith('.css')).map(([, { file }]) => assetPath(file)),
    fonts: files.filter(([source]) => /-latin-wght-normal\.woff2$/.test(source)).map(([, { file }]) => assetPath(file)),
    publish: assetPath(entryOf(manifest, 'browser/publish.ts')),
    hydrate: assetPath(entryOf(manifest, 'browser/hydrate.tsx')),
    kit: assetPath(entryOf(manifest, 'gallery/kit/stage/show-examples.ts')),
  }
}

function entryOf(manifest: Manifest, source: string): string {
  const found = manifest[source]
  if (!found) throw new Error(`The shop's build has no ${source}.`)
  return found.file
}
