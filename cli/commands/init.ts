import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { Command, Option } from 'commander'
import { root } from '../build/own-module.ts'
import { exitWith } from '../exit-with.ts'
import { findConfig } from '../find-config.ts'
import { askFor } from '../init/ask.ts'
import { dataLayers, type LayerKind } from '../init/config-text.ts'
import { type FrameworkName, frameworkNames, frameworks } from '../init/frameworks.ts'
import { planFiles } from '../init/plan-files.ts'
import { checkedBy, refuseDomain, refuseProperty, refuseService, suggestProperty } from '../init/read-answers.ts'
import { readShop, type Shop } from '../init/read-shop.ts'
import { findsInstep, installCommand } from '../install-command.ts'

type InitOptions = {
  property?: string
  domain?: string
  service?: string
  framework?: FrameworkName
  dataLayer?: LayerKind
  yes?: boolean
  force?: boolean
  json?: boolean
}

const details = `
Asks for what no option gives; --yes takes the suggestions. Ctrl+C or Ctrl+D at a question writes nothing and ends with 1.
Writes instep.config.ts (.mts where package.json is not of type "module"), adds scripts and Instep itself to
package.json, and adds what is built to .gitignore. The tag is printed: your pages are not changed.`

export function initCommand(): Command {
  return new Command('init')
    .description('Write the configuration of a shop in this folder, and say where the tag goes')
    .option('--property <id>', 'the id of the shop', checkedBy(refuseProperty))
    .option('--domain <domain>', 'the domain of the shop, such as shop.example', checkedBy(refuseDomain))
    .option('--service <origin>', 'where the service answers', checkedBy(refuseService))
    .addOption(new Option('--framework <name>', 'what the shop is built with').choices(frameworkNames))
    .addOption(new Option('--data-layer <kind>', 'what fills the data layer').choices(dataLayers))
    .option('--yes', 'ask nothing')
    .option('--force', 'replace a configuration that is there')
    .option('--json', 'print what was written and the tag as JSON; asks nothing')
    .addHelpText('after', details)
    .action(exitWith(runInit))
}

/** `instep init`: writes a configuration that passes `instep check`, and prints the tag for the shop's framework. */
async function runInit({ yes, force, json, ...given }: InitOptions): Promise<number> {
  const known = findConfig()
  if (existsSync(known) && !force)
    throw new Error(`${known} is there already, and nothing was changed. Replace it with --force`)
  const found = readShop('.', given.framework)
  const likely = {
    framework: found.framework,
    property: suggestProperty(found.manifest?.name ?? basename(process.cwd())),
    domain: 'localhost',
    service: 'http://localhost:4401',
    dataLayer: 'none' as const,
  }
  if (!yes && !json && !process.stdin.isTTY)
    throw new Error('There is no terminal to ask in: add --yes, and give options for what the suggestions do not fit')
  const answers = yes || json ? { ...likely, ...given } : await askFor(given, likely)
  if (!answers) return 1
  const shop = readShop('.', answers.framework)
  const framework = frameworks[answers.framework]
  const out = posix.join(shop.publicFolder, 'instep')
  const files = planFiles({ folder: '.', shop, answers, out, version: readVersion() })
  for (const { path, text } of files) writeFileSync(path, text)
  // With another ending it would stay, and be the one that is found.
  if (existsSync(known) && !files.some(({ path }) => path === known)) rmSync(known)
  const tag = framework.tag({ dev: 'http://localhost:4402/instep.js', live: '/instep/instep.js' })
  const report = { framework: answers.framework, wrote: files.map(({ path }) => path), place: shop.place, tag, out }
  console.log(json ? JSON.stringify(report, null, 2) : guideText(report, { files, shop }))
  return 0
}

type InitReport = { framework: FrameworkName; place: string; tag: string; out: string }
type Written = { files: ReturnType<typeof planFiles>; shop: Shop }

function guideText({ framework, place, tag, out }: InitReport, { files, shop }: Written): string {
  const { title, hint } = frameworks[framework]
  const isSwitching = tag.includes('/instep/instep.js')
  return [
    `The shop is ${title}.`,
    ...files.map(({ path, isNew }) => `${isNew ? 'wrote' : 'changed'} ${path}`),
    '',
    `Put this into ${place}, ${hint}:`,
    '',
    tag,
    '',
    'Then:',
    ...installLines(shop),
    '  npx instep dev            serves the script, and runs the service',
    '  npx instep check          says what is wrong with the configuration',
    `  npx instep build --out ${out}`,
    `                            writes the script for your shoppers${isSwitching ? '' : '; the tag then has src="/instep/instep.js"'}`,
  ].join('\n')
}

function installLines({ manifest }: Shop): string[] {
  if (findsInstep('.')) return []
  return [
    manifest ? `  ${installCommand('.').padEnd(26)}installs Instep in this shop` : `  ${installCommand('.', 'instep')}`,
  ]
}

function readVersion(): string {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
