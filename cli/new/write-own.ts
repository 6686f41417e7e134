import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { variationIds } from '../build/variation-ids.ts'
import { findConfig } from '../find-config.ts'
import { findsInstep, installCommand } from '../install-command.ts'
import { withEntry } from './add-entry.ts'
import { entryLines, experienceText, type OwnExperience, sentencePlace, testText } from './own-texts.ts'

/**
 * Writes an experience of a site's own with its test, and adds its entry to the configuration where that has a list of
 * them (BU-06).
 * @param config the file of the configuration
 * @returns the messages for the author
 * @throws when one of the files is there already; nothing is changed then
 */
export function writeOwn(config: string, site: SiteConfig, name: string): string[] {
  const folder = dirname(config)
  const file = basename(config)
  const isUsual = file === findConfig(folder)
  const own: OwnExperience = {
    name,
    ending: extname(config),
    place: sentencePlace(site.anchors),
    config: isUsual ? undefined : file,
  }
  const code = join('experiences', `${name}${own.ending}`)
  const test = join('experiences', `${name}.test${own.ending}`)
  const files = { [code]: experienceText(own), [test]: testText(own) }
  const taken = Object.keys(files).find((path) => existsSync(join(folder, path)))
  if (taken) throw new Error(`${join(folder, taken)} is there already, and nothing was changed: choose another name`)

  mkdirSync(join(folder, 'experiences'), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  const lines = entryLines(own)
  const changed = withEntry(config, readFileSync(config, 'utf8'), lines)
  if (changed !== undefined) writeFileSync(config, changed)
  return [
    ...Object.keys(files).map((path) => `wrote ${join(folder, path)}`),
    ...(changed === undefined ? missingEntry(config, lines) : [`added its entry to experiences in ${config}`]),
    '',
    `${changed === undefined ? 'With its entry it works' : 'It works already'}: it says a sentence ${own.place.said}. Then:`,
    ...(findsInstep(folder) ? [] : [`  ${installCommand(folder, 'instep')}`]),
    ...nextSteps(own, { folder, test }),
  ]
}

function missingEntry(config: string, lines: readonly string[]): string[] {
  return ['', `Add this entry to the experiences of ${config}:`, '', ...lines.map((line) => `    ${line}`)]
}

function nextSteps({ name, config }: OwnExperience, { folder, test }: { folder: string; test: string }): string[] {
  const [forced] = variationIds({ id: name, code: '' }).shown
  const named = config ? ` --config ${config}` : ''
  return [
    ...(folder === '.' ? [] : [`  cd ${folder}`]),
    `  node --test ${test}`,
    '      runs it on a page, in a browser of this machine',
    `  npx instep check${named}`,
    `  npx instep dev${named}`,
    `      shows it alone when you add ?qb_force=${name}.${forced} to the address of a page of your shop`,
    `  npx instep preview${named}`,
    '      shows it among the others, in a preview of the site',
    `  npx instep preview --link --experience ${name}${named}`,
    '      prints a link for a phone, once a preview is deployed',
  ]
}
