import type { Fields } from '../fields.ts'
import type { CatalogueEntry } from './every-template.ts'
import { fillFields } from './fill-fields.ts'

/**
 * Returns a template's content with a different address for each picture, and the alt texts that a picture on the page may
 * have (SHR-01.17). List entries may contain lists: the alt text of a picture comes from its own entry.
 */
export function numberedPictures({ template, content }: Pick<CatalogueEntry, 'template' | 'content'>) {
  const alts = new Map<string, unknown[]>()
  const numbered = fillFields(template.fields, content, {
    kinds: ['image'],
    with(_name, _value, { field, within }) {
      const address = `/catalogue/testing/icon.svg?${alts.size}`
      const name = iconName(field)
      alts.set(address, name ? [name] : ['', ...Object.values(within)])
      return address
    },
  })
  return {
    content: numbered,
    altsOf: (image: HTMLImageElement) => alts.get(image.getAttribute('src') ?? '') ?? ['', ...textsBeside(image)],
  }
}

/**
 * The name in the description of a picture's field: `Icon of Visa.` The ledger requires it as alt
 * text, and there is no field for it (PDP-02.2, GLB-05.1, GLB-06.1, BAS-03.1).
 */
function iconName(field: Fields[string]): string | undefined {
  const { description = '' } = field as { description?: string }
  return /^Icon of ([A-Z].*)\.$/.exec(description)?.[1]
}

/** Returns the texts next to a picture, or next to the link or list item around it, such as the name of a product. */
function textsBeside(image: Element): unknown[] {
  const around = (image.closest('a, li') ?? image).parentElement
  return [...(around?.querySelectorAll('*') ?? [])].map((each) => each.textContent?.trim())
}
