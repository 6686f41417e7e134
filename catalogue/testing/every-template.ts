import { catalogue } from '../catalogue.ts'
import type { Experience } from '../define-experience.ts'
import type { Template } from '../define-template.ts'

const code = import.meta.glob<{ experience: Experience<unknown> }>('../*/*/experience.{ts,tsx}', { eager: true })

export type CatalogueEntry = {
  template: Template
  content: Record<string, unknown>
  experience: Experience<unknown>
}

/** Every template of the catalogue with its sample and code, by id. */
export const everyTemplate: [id: string, entry: CatalogueEntry][] = Object.values(catalogue).map(
  ({ template, sample }) => {
    const found = Object.entries(code).find(([path]) => path.startsWith(`../${template.id}/`))
    if (!found) throw new Error(`catalogue/${template.id} has no experience.ts or experience.tsx`)
    return [template.id, { template, content: sample as Record<string, unknown>, experience: found[1].experience }]
  },
)
