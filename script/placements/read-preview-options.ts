import type { PlacementMode, PreviewOptions } from '../../contract/placement.ts'

/** Preview options as the service takes them: lists are a text with commas. */
export type ReadPreviewOptions = Omit<PreviewOptions, 'experienceId' | 'campaignId'> & {
  experienceId?: string
  campaignId?: string
}

/**
 * Of the lists of ids only numbers stay; a list in which none is left is dropped (PL-07).
 * @throws for options that make no sense together, or in life (PL-06)
 */
export function readPreviewOptions(options: PreviewOptions, mode: PlacementMode): ReadPreviewOptions {
  const { experienceId, campaignId, ...rest } = options
  const experiences = numbersOf(experienceId)
  const campaigns = numbersOf(campaignId)
  if (mode === 'LIVE') throw new Error('Preview options are not allowed in live mode')
  if (experiences && !campaigns) throw new Error('experienceId requires campaignId')
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
