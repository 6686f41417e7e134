import type { TemplateId } from '../../catalogue/catalogue.ts'
import type { TemplateSizes } from './template-sizes.ts'

const kB = 1024

/** The most by which a size may differ from the stated one, in kB: a change of shared code moves many a little. */
const tolerance = 0.1

/** What the page says of a template's size, in kB with one decimal. */
export type StatedSizes = Record<TemplateId, string>

/**
 * Returns the sizes for the page: the one that it states already, where that is still right within 0.1 kB, else the
 * measured one.
 * @param page the page as it is now
 */
export function stateSizes(page: string, measured: TemplateSizes): StatedSizes {
  const sizes = Object.entries(measured).map(([id, bytes]) => {
    const stated = statedSize(page, id)
    const isRight = stated !== undefined && Math.abs(Number(stated) - bytes / kB) <= tolerance
    return [id, isRight ? stated : (bytes / kB).toFixed(1)]
  })
  return Object.fromEntries(sizes)
}

/** The line of a template's facts with its size. */
export const sizeLine = (size: string) => `- Code of its own: ${size} kB`

function statedSize(page: string, id: string): string | undefined {
  const [, section = ''] = page.split(`\n### \`${id}\`\n`)
  return /^- Code of its own: (\d+\.\d) kB$/m.exec(section.split('\n##')[0] ?? '')?.[1]
}
