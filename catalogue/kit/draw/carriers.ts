import type { NamedIcon } from './payment-methods.ts'

/** The names of carriers by the content field that holds their icon, in display order (BAS-03.1, GLB-06.1). */
const names = { dpd: 'DPD', royalmail: 'Royal Mail' } as const

/**
 * Returns the icons of a content, each with the name of its carrier. Carriers with a blank field are left out (BAS-03.2,
 * GLB-06.2).
 */
export function listCarriers(content: Partial<Record<keyof typeof names, string>>): NamedIcon[] {
  return Object.entries(names).flatMap(([field, name]) => {
    const src = content[field as keyof typeof names]
    return src ? [{ name, src }] : []
  })
}
