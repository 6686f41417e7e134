import type { AnchorName } from '../../../contract/anchors.ts'
import type { EditorTemplate } from './editor-template.ts'

/** Returns the area of the shop that a template is for: the first part of its id. */
export function areaOf({ id }: Pick<EditorTemplate, 'id'>): string {
  return id.split('/')[0] ?? ''
}

/** Returns the templates whose title, id or meaning has every word of the text. */
export function findTemplates(templates: readonly EditorTemplate[], text: string): EditorTemplate[] {
  const words = text.trim().toLowerCase().split(/\s+/)
  return templates.filter(({ id, title, look }) => {
    const own = `${id} ${title} ${look}`.toLowerCase()
    return words.every((word) => own.includes(word))
  })
}

/** Returns the page elements that a template needs and the site has no selector for. */
export function lackingAnchors({ anchors }: EditorTemplate, known: readonly string[]): AnchorName[] {
  return anchors.filter((anchor) => !known.includes(anchor))
}
