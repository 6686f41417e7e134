import type { DescribedExperience } from '../../contract/console/site-description.ts'
import type { Words } from '../settings/language.tsx'

/** Returns who may see an experience, in parts: devices, segments, addresses. At least one. */
export function describeAudience({ devices, segments, paths }: DescribedExperience, { t }: Words): string[] {
  const parts = [
    ...devices.map((device) => t.devices[device] ?? device),
    ...segments,
    ...(paths.include.length > 0 ? [t.onPaths(paths.include.join(', '))] : []),
    ...(paths.exclude.length > 0 ? [t.notOnPaths(paths.exclude.join(', '))] : []),
  ]
  return parts.length > 0 ? parts : [t.everybody]
}

export function describePages({ pages }: DescribedExperience, { t }: Words): string {
  return pages.length === 0 ? t.allPages : pages.map((page) => t.pageTypes[page] ?? page).join(', ')
}
