import type { SiteConfig } from '../../catalogue/define-site.ts'
import { previewScriptName } from '../../contract/preview-script.ts'
import { buildDebuggerFrame } from './build-debugger-frame.ts'
import { addInspector, buildScript } from './build-site.ts'
import type { FilesRead } from './note-files.ts'
import { putInPlace } from './put-in-place.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

/**
 * Builds a site's preview script with its parts into a folder, in which other previews may be. A build that fails
 * leaves the folder unchanged. Only people who preview load it, so the files are not minified a second time.
 * @returns the file name of the script
 */
export async function buildPreviewInto(
  folder: string,
  site: SiteConfig,
  localId = '',
  onRead?: FilesRead,
): Promise<string> {
  const script = previewScriptName(site.propertyId, localId)
  if (!script) throw new Error(`${localId} cannot name a preview: use 1 to 64 letters, digits, _ or -`)
  return inTemporaryFolder('instep-preview-', async (made) => {
    await buildScript({ site: { ...site, isPreview: true }, outDir: made, name: script.replace(/\.js$/, ''), onRead })
    if (site.inspector ?? true) await addInspector(made)
    await buildDebuggerFrame(site, made)
    await putInPlace(made, folder, script)
    return script
  })
}
