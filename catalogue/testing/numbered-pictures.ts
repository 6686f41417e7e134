import type { Fields } from '../fields.ts'
import type { CatalogueEntry } from './every-template.ts'
import { fillFields } from './fill-fields.ts'

/**
 * A template's content in which each picture has an address of its own, and the alt texts that a picture on the page may
 * have (SHR-01.17). Entries of a list may have lists of their own: the words of a picture are those of its own entry.
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
 * The name of what a picture stands for on every shop, as its field says it: `Icon of Visa.` The ledger asks for it as alt
 * text, and there is no field for it (PDP-02.2, GLB-05.1, GLB-06.1, BAS-03.1).
 */
function iconName(field: Fields[string]): string | undefined {
  const { description = '' } = field as { description?: string }
  return /^Icon of ([A-Z].*)\.$/.exec(description)?.[1]
}

/** Texts in the block that a picture, or the link or list item around it, stands in: of a product's picture its name. */
function textsBeside(image: Element): unknown[] {
  const around = (image.closest('a, li') ?? image).parentElement
  return [...(around?.querySelectorAll('*') ?? [])].map((each) => each.textContent?.trim())
}
