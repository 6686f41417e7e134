import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { isCompiled, root } from '../build/own-module.ts'
import { suggestName } from '../check/suggest-name.ts'
import { exitWith } from '../exit-with.ts'
import { writeTemplate } from '../new/write-template.ts'

export function newCommand(): Command {
  return new Command('new')
    .description('Begin an experience of the catalogue: a folder with a working template, its test and its sample')
    .argument('<id>', '{page}/{name}, e.g. product/my-idea')
    .action(exitWith(newExperience))
}

/** `instep new product/my-idea`: creates a catalogue folder with a working template, and prints what is left to do. */
function newExperience(id: string): number {
  if (isCompiled)
    throw new Error(
      "instep new adds to the catalogue in a copy of Instep's repository. For an experience of your own write a module " +
        'with the functions of instep/kit, and name it as `code` in your configuration.',
    )
  const catalogue = join(root, 'catalogue')
  const pages = pagesOf(catalogue)
  const [page = '', name = ''] = id.split('/')
  if (!pages.includes(page) || !/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(
      `'${id}' is not a template id.${suggestName(page, pages)} Write {page}/{name}, e.g. product/my-idea; pages: ${pages.join(', ')}. ` +
        'A template for pages of another type belongs to global, with its pages in template.ts.',
    )
  if (existsSync(join(catalogue, id))) throw new Error(`catalogue/${id} is there already. Choose another name.`)
  for (const line of writeTemplate(catalogue, { page, name })) console.log(line)
  return 0
}

/** Returns the folders of the catalogue that have a list of templates, to which a row can be added. */
function pagesOf(catalogue: string): string[] {
  return readdirSync(catalogue).filter((folder) => existsSync(join(catalogue, folder, 'templates.ts')))
}
