import { isFields } from '../../contract/json.ts'
import type { PreviewConfig } from '../../contract/preview.ts'

const texts = ['experienceId', 'variationMasterId', 'campaignId', 'country'] as const
const switches = ['skipTriggers', 'skipSegments'] as const
const groups = ['CONTENT', 'CONTROL'] as const

/**
 * Reads a preview configuration from elsewhere (PV-05): fields of the wrong type are left out. Undefined for anything
 * but an object.
 */
export function readPreview(value: unknown): PreviewConfig | undefined {
  if (!isFields(value)) return undefined
  const given = value
  const isText = (each: unknown) => typeof each === 'string' && each !== ''
  return {
    ...keepOnly(given, texts, (each) => isText(each) || typeof each === 'number', String),
    ...keepOnly(given, switches, (each) => typeof each === 'boolean'),
    ...keepOnly(given, ['group'], (each) => groups.some((group) => group === each)),
    ...keepOnly(given, ['anchors'], (each) => isFields(each) && Object.values(each).every(isText)),
    ...keepOnly(given, ['force'], Array.isArray, (list) => (list as unknown[]).map(String)),
  }
}

function keepOnly(
  given: Record<string, unknown>,
  names: readonly string[],
  fits: (value: unknown) => boolean,
  read: (value: unknown) => unknown = (value) => value,
): object {
  return Object.fromEntries(names.filter((name) => fits(given[name])).map((name) => [name, read(given[name])]))
}
