import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withEndsOf } from '../line-ends.ts'
import { configText, type SiteAnswers } from './config-text.ts'
import { frameworks } from './frameworks.ts'
import { readText, type Shop, type ShopManifest } from './read-shop.ts'

/** A file to write. */
export type PlannedFile = { path: string; text: string; isNew: boolean }

type Plan = {
  folder: string
  shop: Shop
  answers: SiteAnswers
  /** The folder of the delivered script, below the shop's. */
  out: string
  /** Instep's own version. */
  version: string
}

/** Returns the files that `instep init` writes: the configuration, and additions to .gitignore and package.json. */
export function planFiles({ folder, shop, answers, out, version }: Plan): PlannedFile[] {
  const config = join(folder, configName(shop.manifest))
  return [
    { path: config, text: configText(answers, frameworks[shop.framework].hasRouter), isNew: !existsSync(config) },
    ...plannedIgnores(join(folder, '.gitignore'), ['.instep/', `${out}/`]),
    ...plannedManifest(join(folder, 'package.json'), { shop, out, version }),
  ]
}

/**
 * Returns the name of the configuration. Only in a package of ES modules Node reads a `.ts` file as one without a
 * warning.
 */
export function configName(manifest: ShopManifest | undefined): string {
  return manifest?.type === 'module' ? 'instep.config.ts' : 'instep.config.mts'
}

function plannedIgnores(path: string, wanted: string[]): PlannedFile[] {
  const text = existsSync(path) ? readText(path) : ''
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(/^\//, ''))
  const missing = wanted.filter((each) => !lines.includes(each) && !lines.includes(each.replace(/\/$/, '')))
  if (missing.length === 0) return []
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
  return [{ path, text: withEndsOf(text, `${before}${missing.join('\n')}\n`), isNew: text === '' }]
}

function plannedManifest(path: string, { shop: { manifest }, out, version }: Omit<Plan, 'folder' | 'answers'>) {
  if (!manifest) return []
  const before = readText(path)
  const scripts = {
    'instep:dev': 'instep dev',
    'instep:check': 'instep check',
    'instep:build': `instep build --out ${out}`,
  }
  const isThere = manifest.dependencies?.instep ?? manifest.devDependencies?.instep
  const changed: ShopManifest = {
    ...manifest,
    // Scripts of the shop stay.
    scripts: { ...manifest.scripts, ...omitNames(scripts, manifest.scripts) },
    ...(!isThere &&
      manifest.name !== 'instep' && {
        devDependencies: { ...manifest.devDependencies, instep: `^${version}` },
      }),
  }
  const indent = /^([ \t]+)"/m.exec(before)?.[1] ?? '  '
  const text = withEndsOf(before, JSON.stringify(changed, null, indent) + (before.endsWith('\n') ? '\n' : ''))
  return text === before ? [] : [{ path, text, isNew: false }]
}

function omitNames(scripts: Record<string, string>, known: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(scripts).filter(([name]) => !Object.hasOwn(known, name)))
}
