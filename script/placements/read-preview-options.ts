import type { PlacementMode, PreviewOptions } from '../../contract/placement.ts'

/** Preview options in the service's form: a list is a text separated by commas. */
export type ReadPreviewOptions = Omit<PreviewOptions, 'experienceId' | 'campaignId'> & {
  experienceId?: string
  campaignId?: string
}

/**
 * Reads preview options: lists of ids keep only numbers, and a list without any is dropped (PL-07).
 * @throws for options that contradict each other, or in live mode (PL-06)
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
