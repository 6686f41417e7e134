import { existsSync } from 'node:fs'
import { catalogue, type TemplateId } from '../../catalogue/catalogue.ts'
import type { Template } from '../../catalogue/define-template.ts'
import { fieldTable } from '../../catalogue/field-table.ts'
import { settingsOf } from '../../catalogue/settings-of.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { ownModule } from './own-module.ts'

/** The module `instep:experience/{template id}`: a template's code with its table of fields and the settings it reads. */
export function experienceModule(id: string, site: SiteSettings = {}): string {
  const entry = catalogue[id as TemplateId]
  if (!entry) throw new Error(`There is no template ${id} in the catalogue`)
  const template: Template = entry.template
  const { anchors, fields } = template
  const settings = settingsOf(site, template)
  return [
    `import { experience } from ${JSON.stringify(codeOf(id))}`,
    `import { modulesOf } from ${JSON.stringify(ownModule('catalogue/kit/run/modules-of.ts'))}`,
    `export const { triggers, execution } = modulesOf(experience, ${JSON.stringify({ anchors, fields: fieldTable(fields), settings })})`,
  ].join('\n')
}

function codeOf(id: string): string {
  const drawing = ownModule(`catalogue/${id}/experience.tsx`)
  return existsSync(drawing) ? drawing : ownModule(`catalogue/${id}/experience.ts`)
}
