import { catalogue } from '../../catalogue/catalogue.ts'
import { isOwn, type TemplateInstance } from '../../catalogue/define-site.ts'
import type { Template } from '../../catalogue/define-template.ts'
import site from '../../shop/instep.config.ts'

export type EditedExperience = { instance: TemplateInstance; template: Template }

/** Returns an experience of the site whose content has a form; undefined for one with code of its own, and for none. */
export function editedExperience(experienceId: string): EditedExperience | undefined {
  const instance = site.experiences.find(({ id }) => id === experienceId)
  if (!instance || isOwn(instance)) return undefined
  return { instance, template: catalogue[instance.template].template }
}
