import type { AnchorName } from '../../../contract/anchors.ts'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import type { Experience } from '../../define-experience.ts'
import type { FieldTable } from '../../field-table.ts'
import { createRestoreBound } from '../change/restore-bound.ts'
import { createExposure } from './exposure.ts'
import { innerScope } from './inner-scope.ts'
import { readContent } from './read-content.ts'
import type { Scope } from './scope.ts'

export type TemplateTable = { anchors: readonly AnchorName[]; fields: FieldTable }

/** Where trigger and execution of one activation share the content that was read. */
const contentKey = 'content'

/**
 * Makes a template's code the modules the engine runs. Content that can be shown and a page that has its anchors are its
 * trigger (SHR-01.1), so that nothing counts as seen where there is nothing to show. For the control the same code runs and
 * changes nothing: it ends where the first change would be (SHR-01.34).
 */
export function modulesOf<Content>(experience: Experience<Content>, { anchors, fields }: TemplateTable) {
  const { id } = experience
  return {
    async triggers(options: ExperienceOptions): Promise<boolean> {
      const warnOf = (line: string) => options.log.warn(`${id}: ${line}`)
      const reading = readContent(fields, options.data, warnOf)
      if ('missing' in reading) {
        warnOf(`${reading.missing} is missing`)
        return false
      }
      options.state.set(contentKey, reading.content)
      await pageReady(id, anchors, options)
      return true
    },
    execution: (options: ExperienceOptions) => experience.run(scopeOf<Content>(id, options, false)),
    async control(options: ExperienceOptions): Promise<void> {
      const scope = scopeOf<Content>(id, options, true)
      try {
        await experience.run(scope)
      } catch (error) {
        // What breaks without what it would have drawn is no mistake.
        if (!scope.signal.aborted) throw error
      }
    },
  }
}

/** Waits until the page may be changed and every anchor is there; of those that never come the first is named (SHR-01.2). */
async function pageReady(id: string, anchors: readonly AnchorName[], options: ExperienceOptions): Promise<void> {
  if (options.ready) await options.poll(options.ready)
  const missing = new Set(anchors)
  const waitForAnchor = async (anchor: AnchorName) => {
    await options.poll(selectorOf(id, anchor, options))
    missing.delete(anchor)
  }
  try {
    await Promise.all(anchors.map(waitForAnchor))
  } catch (error) {
    const [first] = missing
    options.log.warn(`${id}: ${first} did not appear`)
    throw error
  }
}

function scopeOf<Content>(id: string, options: ExperienceOptions, isControl: boolean): Scope<Content> {
  const mayRestore = createRestoreBound(() => performance.now(), options.giveUp)
  const exposure = createExposure(options, { isControl, end: () => own?.end() })
  // The control's ends before the experience does.
  const own = isControl ? innerScope({ mayRestore, exposure }) : undefined
  if (own) options.onRemove(own.end)
  const { signal, onRemove } = own ?? options
  return {
    signal,
    onRemove,
    mayRestore,
    exposure,
    content: options.state.get(contentKey) as Content,
    options: { ...options, signal },
    name: id.replace('/', '-'),
    selector: (anchor) => selectorOf(id, anchor, options),
  }
}

function selectorOf(id: string, anchor: AnchorName, { anchors }: ExperienceOptions): string {
  const selector = anchors[anchor]
  if (!selector)
    throw new Error(`${id} needs the anchor ${anchor}: give it a selector under anchors in the site configuration`)
  return selector
}
