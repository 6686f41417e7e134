import { resolve } from 'node:path'
import { messageOf } from '../../contract/message-of.ts'
import type { WorkshopMessage, WorkshopOrder, WorkshopPlace } from '../../contract/steer/workshop.ts'
import { importedFiles } from '../local/imported-files.ts'
import { noteModules } from '../local/note-modules.ts'
import { runOrder } from './run-order.ts'

/**
 * A process that checks and builds a site for the console of the service. A module that was imported once is not read again:
 * the service starts another process when one of the files has changed.
 */
const place = JSON.parse(process.argv[2] ?? '') as WorkshopPlace
const tellService = (message: WorkshopMessage) => process.send?.(message)
const files = new Set(importedFiles(resolve(place.config)))
let last = Promise.resolve()

// Also those that are named by a package of the same repository.
noteModules((read) => {
  for (const file of read) files.add(file)
})

process.on('message', ({ order, ...wanted }: { order: number } & WorkshopOrder) => {
  // One after another: they share folders.
  last = last.then(async () => {
    const answer = await answerTo(order, wanted)
    tellService({ files: [...files] })
    tellService({ order, answer })
  })
})
// The service ended, however it did.
process.on('disconnect', () => process.exit(0))
tellService({ files: [...files] })

async function answerTo(order: number, wanted: WorkshopOrder) {
  try {
    return await runOrder(wanted, place, (step) => tellService({ order, step }))
  } catch (error) {
    const problem = { experienceId: null, path: '', problem: messageOf(error), remedy: 'mend the configuration' }
    return { problems: [problem], environment: null }
  }
}
