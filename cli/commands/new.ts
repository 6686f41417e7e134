import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Arguments } from '../arguments.ts'
import { writeTemplate } from '../new/write-template.ts'

const pages = ['product', 'basket', 'category', 'home', 'global', 'checkout', 'not-found', 'search', 'account', 'help']

/** `instep new product/my-idea`: creates a catalogue folder with a working template, and prints what is left to do. */
export function newExperience({ words: [id = ''] }: Arguments): number {
  const catalogue = join(import.meta.dirname, '../../catalogue')
  const [page = '', name = ''] = id.split('/')
  if (!pages.includes(page) || !/^[a-z][a-z0-9-]*$/.test(name)) {
    console.error(`'${id}' is not a template id. Write {page}/{name}, e.g. product/my-idea; pages: ${pages.join(', ')}`)
    return 1
  }
  if (existsSync(join(catalogue, id))) {
    console.error(`catalogue/${id} is there already. Choose another name.`)
    return 1
  }
  for (const line of writeTemplate(catalogue, { page, name })) console.log(line)
  return 0
}
