import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { Command } from 'commander'
import { isCompiled, root } from '../build/own-module.ts'
import { suggestName } from '../check/suggest-name.ts'
import { exitWith } from '../exit-with.ts'
import { findConfig } from '../find-config.ts'
import { loadSite } from '../load-site.ts'
import { requireOwnName } from '../new/own-name.ts'
import { writeOwn } from '../new/write-own.ts'
import { writeTemplate } from '../new/write-template.ts'

const details = `
Writes experiences/<name> and its test beside the configuration, in the language of the configuration, and adds its entry to
experiences. In a copy of Instep's repository, {page}/{name} begins a template of the catalogue instead.`

export function newCommand(): Command {
  return new Command('new')
    .description('Begin an experience of your own: a module that works, its test, and its entry in the configuration')
    .argument('<name>', 'letters, digits and -, such as my-idea')
    .option('--config <file>', 'the site', findConfig())
    .addHelpText('after', details)
    .action(exitWith(newExperience))
}

/** `instep new my-idea`: begins an experience of the site, or one of the catalogue. Prints what is left to do. */
async function newExperience(name: string, { config }: { config: string }): Promise<number> {
  const lines = name.includes('/') && isInRepository() ? newTemplate(name) : await newOwn(name, config)
  for (const line of lines) console.log(line)
  return 0
}

function isInRepository(): boolean {
  return !isCompiled && !relative(root, process.cwd()).startsWith('..')
}

async function newOwn(name: string, config: string): Promise<string[]> {
  if (!existsSync(config)) throw new Error(missingMessage(config))
  const site = await loadSite(config)
  requireOwnName(name, site)
  return writeOwn(config, site, name)
}

function missingMessage(config: string): string {
  const above = foldersAbove(process.cwd()).find((folder) => existsSync(join(folder, findConfig(folder))))
  if (above) return `There is no ${config} here, but one in ${relative('.', above)}: go to that folder first`
  return `There is no ${config} here. Write one with: npx instep init. Or name it with --config`
}

function foldersAbove(folder: string): string[] {
  const parent = dirname(resolve(folder))
  return parent === folder ? [] : [parent, ...foldersAbove(parent)]
}

/** Creates a catalogue folder with a working template. */
function newTemplate(id: string): string[] {
  const catalogue = join(root, 'catalogue')
  const pages = pagesOf(catalogue)
  const [page = '', name = ''] = id.split('/')
  if (!pages.includes(page) || !/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(
      `'${id}' is not a template id.${suggestName(page, pages)} Write {page}/{name}, e.g. product/my-idea; pages: ${pages.join(', ')}. ` +
        'A template for pages of another type belongs to global, with its pages in template.ts.',
    )
  if (existsSync(join(catalogue, id))) throw new Error(`catalogue/${id} is there already. Choose another name.`)
  return writeTemplate(catalogue, { page, name })
}

/** Returns the folders of the catalogue that have a list of templates, to which a row can be added. */
function pagesOf(catalogue: string): string[] {
  return readdirSync(catalogue).filter((folder) => existsSync(join(catalogue, folder, 'templates.ts')))
}
