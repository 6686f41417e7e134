import type { Configuration } from '../configuration/configuration.ts'
import { forkWorkshop } from './fork-workshop.ts'
import type { Workshop } from './workshop.ts'

/** Returns the workshop of the configured site; null where the console only shows. */
export function workshopOf({ steering, ...known }: Configuration): Workshop | null {
  const { cdnFolder: scriptFolder, consolePreviews: previewFolder, siteFile, port } = known
  if (!steering || !scriptFolder || !previewFolder || !siteFile) return null
  const { config, isLocal } = steering
  const localOrigin = isLocal ? `http://localhost:${port}` : null
  return forkWorkshop({ config, scriptFolder, previewFolder, siteFile, localOrigin })
}
