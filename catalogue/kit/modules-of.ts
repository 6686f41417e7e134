import type { AnchorName } from '../../contract/anchors.ts'
import type { ExperienceOptions } from '../../script/experiences/options.ts'
import type { Experience } from '../define-experience.ts'
import type { FieldTable } from '../field-table.ts'
import { readContent } from './read-content.ts'
import { createRestoreBound } from './restore-bound.ts'
import type { Scope } from './scope.ts'

export type TemplateTable = { anchors: readonly AnchorName[]; fields: FieldTable }

/** Makes a template's code the module the engine runs: content read first, then the page waited for (SHR-01.1). */
export function modulesOf<Content>(experience: Experience<Content>, { anchors, fields }: TemplateTable) {
  return {
    async execution(options: ExperienceOptions): Promise<void> {
      const { id } = experience
      const warn = (line: string) => options.log.warn(`${id}: ${line}`)
      const reading = readContent(fields, options.data, warn)
      if ('missing' in reading) {
        warn(`${reading.missing} is missing`)
        throw nothingToDo(`${reading.missing} is missing`)
      }
      await pageReady(id, anchors, options)
      if (options.signal.aborted) return
      await experience.run(scopeOf(id, options, reading.content as Content))
    },
  }
}

/** Waits until the page may be changed and every anchor is there; one that never comes is named once (SHR-01.2). */
async function pageReady(id: string, anchors: readonly AnchorName[], options: ExperienceOptions): Promise<void> {
  if (options.ready) await options.poll(options.ready)
  await Promise.all(
    anchors.map(async (anchor) => {
      try {
        await options.poll(selectorOf(id, anchor, options))
      } catch (error) {
        options.log.warn(`${id}: ${anchor} did not appear`)
        throw error
      }
    }),
  )
}

function scopeOf<Content>(id: string, options: ExperienceOptions, content: Content): Scope<Content> {
  return {
    content,
    options,
    name: id.replace('/', '-'),
    signal: options.signal,
    onRemove: options.onRemove,
    mayRestore: createRestoreBound(() => performance.now(), options.giveUp),
    selector: (anchor) => selectorOf(id, anchor, options),
  }
}

function selectorOf(id: string, anchor: AnchorName, { anchors }: ExperienceOptions): string {
  const selector = anchors[anchor]
  if (!selector)
    throw new Error(`${id} needs the anchor ${anchor}: give it a selector under anchors in the site configuration`)
  return selector
}

/** Ends an execution without counting it and without an error report. */
function nothingToDo(message: string): Error {
  return Object.assign(new Error(message), { code: 'NOTHING_TO_DO' })
}
