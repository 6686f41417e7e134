import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isFields } from '../../contract/json.ts'
import { messageOf } from '../../contract/message-of.ts'
import { type FrameworkName, frameworkNames, frameworks } from './frameworks.ts'

/** The parts of a shop's package.json that matter here. */
export type ShopManifest = {
  name?: string
  type?: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export type Shop = {
  framework: FrameworkName
  /** Undefined where there is no package.json. */
  manifest: ShopManifest | undefined
  /** The file in which the tag belongs. */
  place: string
  /** The folder whose files it serves as they are. */
  publicFolder: string
}

/** Reads what kind of shop is in a folder. @throws when its package.json cannot be read */
export function readShop(folder: string, chosen?: FrameworkName): Shop {
  const manifest = readManifest(join(folder, 'package.json'))
  const framework = chosen ?? detectFramework(folder, manifest)
  const { places, publicFolder } = frameworks[framework]
  const place = places.find((each) => existsSync(join(folder, each))) ?? places[0] ?? ''
  return { framework, manifest, place, publicFolder: framework === 'html' ? posix.dirname(place) : publicFolder }
}

function detectFramework(folder: string, manifest: ShopManifest | undefined): FrameworkName {
  const installed = { ...manifest?.devDependencies, ...manifest?.dependencies }
  const byPackage = frameworkNames.find((name) =>
    frameworks[name].packages.some((each) => Object.hasOwn(installed, each)),
  )
  const byFile = frameworkNames.find((name) => frameworks[name].files.some((each) => existsSync(join(folder, each))))
  return byPackage ?? byFile ?? 'other'
}

/** Reads a text without the mark with which some editors begin a file, as npm does. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
}

function readManifest(file: string): ShopManifest | undefined {
  if (!existsSync(file)) return undefined
  try {
    const manifest: unknown = JSON.parse(readText(file))
    if (isFields(manifest)) return manifest
  } catch (error) {
    throw new Error(`package.json cannot be read (${messageOf(error)}): mend it first`)
  }
  throw new Error('package.json is not an object: mend it first')
}
