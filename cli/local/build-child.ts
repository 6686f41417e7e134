import { resolve } from 'node:path'
import { messageOf } from '../../contract/message-of.ts'
import { buildPreviewInto } from '../build/build-preview.ts'
import { writeDescription } from '../build/describe-site.ts'
import type { FilesRead } from '../build/note-files.ts'
import { changesFile, readChanges } from '../changes/read-changes.ts'
import { buildInto } from '../commands/build.ts'
import { loadCheckedSite } from '../load-checked-site.ts'
import { importedFiles } from './imported-files.ts'
import type { BuildOrder, BuildOutcome } from './local-build.ts'
import { localSite, siteOnThisMachine } from './local-site.ts'
import { noteModules } from './note-modules.ts'

type LocalOutcome = Omit<BuildOutcome, 'files'>

const notBuilt: LocalOutcome = { isBuilt: false, experiences: 0 }
const order = JSON.parse(process.argv[2] ?? '') as BuildOrder
process.send?.(await runOrder(order))
process.disconnect?.()

async function runOrder(order: BuildOrder): Promise<BuildOutcome> {
  const { config } = order
  // What the console publishes is built into the same folder, and once more here.
  const read = new Set([...importedFiles(resolve(config)), changesFile(resolve(config))])
  // Also those that are named by a package of the same repository.
  const onRead = (paths: string[]) => {
    for (const path of paths) read.add(path)
  }
  noteModules(onRead)
  const built = await buildOrdered(order, onRead)
  return { ...built, files: [...read] }
}

async function buildOrdered(
  { config, out, service, preview, describe }: BuildOrder,
  onRead: FilesRead,
): Promise<LocalOutcome> {
  try {
    const checked = await loadCheckedSite(config)
    if (!checked) return notBuilt
    const site = service ? localSite(checked.site, service) : siteOnThisMachine(checked.site)
    const script = preview ? await buildPreviewInto(out, site, preview.localId, onRead) : 'instep.js'
    // Or the script of before would take the place of what the console has published meanwhile.
    const isStillMeant = () => readChanges(config).version === checked.changes.version
    const { version } = checked.changes
    if (!preview) await buildInto(out, site, { isQuick: true, isStillMeant, onRead, version })
    if (describe !== undefined && isStillMeant()) await writeDescription(describe, { ...checked, site }, Date.now())
    return { isBuilt: true, experiences: site.experiences.length, script }
  } catch (error) {
    console.error(messageOf(error))
    return notBuilt
  }
}
