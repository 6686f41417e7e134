import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue, type TemplateId } from '../../catalogue/catalogue.ts'
import { fieldTable } from '../../catalogue/field-table.ts'

const catalogueFolder = join(import.meta.dirname, '../../catalogue')

/** The module `instep:experience/{template id}`: a template's code with its table of fields. */
export function experienceModule(id: string): string {
  const entry = catalogue[id as TemplateId]
  if (!entry) throw new Error(`There is no template ${id} in the catalogue`)
  const { anchors, fields } = entry.template
  return [
    `import { experience } from ${JSON.stringify(codeOf(id))}`,
    `import { modulesOf } from ${JSON.stringify(join(catalogueFolder, 'kit/run/modules-of.ts'))}`,
    `export const { triggers, execution } = modulesOf(experience, ${JSON.stringify({ anchors, fields: fieldTable(fields) })})`,
  ].join('\n')
}

function codeOf(id: string): string {
  const base = join(catalogueFolder, id, 'experience')
  return existsSync(`${base}.tsx`) ? `${base}.tsx` : `${base}.ts`
}
