import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientAssets } from '../render/client-assets.ts'

type ManifestEntry = { file: string; name?: string; isEntry?: boolean; imports?: string[] }
type Manifest = Record<string, ManifestEntry>

/** The built files by the manifest that the build leaves with them. @throws when the shop has not been built */
export function readAssets(clientFolder: string): ClientAssets {
  const manifest = readManifest(clientFolder)
  const files = Object.entries(manifest)
  return {
    styles: files.filter(([, { file }]) => file.endsWith('.css')).map(([, { file }]) => assetPath(file)),
    fonts: files.filter(([source]) => /-latin-wght-normal\.woff2$/.test(source)).map(([, { file }]) => assetPath(file)),
    publish: assetPath(findEntry(manifest, 'publish').file),
    hydrate: assetPath(findEntry(manifest, 'hydrate').file),
    hydrateImports: listImports(manifest, findEntry(manifest, 'hydrate')).map(assetPath),
  }
}

/** The path of an entry's file, by the entry's name in the build. @throws when the build has no such entry */
export function readEntry(clientFolder: string, name: string): string {
  return assetPath(findEntry(readManifest(clientFolder), name).file)
}

function findEntry(manifest: Manifest, name: string): ManifestEntry {
  const found = Object.values(manifest).find((each) => each.isEntry && each.name === name)
  if (!found) throw new Error(`The shop's build has no entry ${name}. Build it again: node shop/build.ts`)
  return found
}

/** The files that an entry imports, also by others of them, each once; a page asks for other entries itself. */
function listImports(manifest: Manifest, entry: ManifestEntry): string[] {
  const found = new Set<string>()
  const open = [entry]
  for (const { imports = [] } of open)
    for (const key of imports) {
      const imported = manifest[key]
      if (!imported || imported.isEntry || found.has(imported.file)) continue
      found.add(imported.file)
      open.push(imported)
    }
  return [...found]
}

function readManifest(clientFolder: string): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, 'manifest.json'), 'utf8'))
}

function assetPath(file: string): string {
  return `/assets/${file}`
}
