import type { NamedIcon } from './payment-methods.ts'

/** Names of carriers, by the field that holds their icon, in the order in which they stand (BAS-03.1, GLB-06.1). */
const names = { dpd: 'DPD', royalmail: 'Royal Mail' } as const

/** The icons that a content has, each with the name of its carrier; a blank field leaves its carrier out (BAS-03.2, GLB-06.2). */
export function listCarriers(content: Partial<Record<keyof typeof names, string>>): NamedIcon[] {
  return Object.entries(names).flatMap(([field, name]) => {
    const src = content[field as keyof typeof names]
    return src ? [{ name, src }] : []
  })
}
