import type { PreviewOptions } from '../../contract/placement.ts'

/** Preview options as the service takes them: lists are a text with commas. */
export type ReadPreviewOptions = Omit<PreviewOptions, 'experienceId' | 'campaignId'> & {
  experienceId?: string
  campaignId?: string
}

/** Of the lists of ids only numbers stay; a list in which none is left is dropped (PL-07). */
export function readPreviewOptions({ experienceId, campaignId, ...rest }: PreviewOptions): ReadPreviewOptions {
  const experiences = numbersOf(experienceId)
  const campaigns = numbersOf(campaignId)
  return { ...rest, ...(experiences && { experienceId: experiences }), ...(campaigns && { campaignId: campaigns }) }
}

function numbersOf(list: PreviewOptions['campaignId'] = ''): string {
  const items: readonly unknown[] = typeof list === 'string' ? list.split(',') : list
  return items
    .filter((item) => typeof item === 'string')
    .map((item) => item.trim())
    .filter((item) => /^\d+$/.test(item))
    .join()
}
