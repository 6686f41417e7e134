import type { AnchorName } from '../../../contract/anchors.ts'
import type { TemplateSettings } from '../../../contract/site-settings.ts'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import type { Experience } from '../../define-experience.ts'
import type { FieldTable } from '../../field-table.ts'
import { createRestoreBound } from '../change/restore-bound.ts'
import { createExposure } from './exposure.ts'
import { innerScope } from './inner-scope.ts'
import { readContent } from './read-content.ts'
import type { Scope } from './scope.ts'

export type TemplateTable = { anchors: readonly AnchorName[]; fields: FieldTable; settings?: TemplateSettings }

/** The key under which the trigger passes the content to the execution. */
const contentKey = 'content'

/**
 * Creates the modules that the engine runs from the code of a template. The trigger requires valid content and the anchors
 * on the page (SHR-01.1), so nobody is counted where nothing can be shown. The control runs the same code without changing
 * the page, and ends where the first change would be made (SHR-01.34).
 */
export function modulesOf<Content>(experience: Experience<Content>, { anchors, fields, settings = {} }: TemplateTable) {
  const { id } = experience
  return {
    async triggers(options: ExperienceOptions): Promise<boolean> {
      const warnOf = (line: string) => options.log.warn(`${id}: ${line}`)
      function refuseRun(because: string): false {
        warnOf(because)
        options.exposure().notShown(because)
        return false
      }
      const reading = readContent(fields, options.data, warnOf)
      if ('missing' in reading) return refuseRun(`${reading.missing} is missing`)
      options.state.set(contentKey, reading.content)
      await pageReady(id, anchors, options)
      const because = settings.lacks ?? (await experience.lacks?.({ settings, anchors: options.anchors }))
      return because === undefined || refuseRun(because)
    },
    execution: (options: ExperienceOptions) => experience.run(scopeOf<Content>(id, { options, settings })),
    async control(options: ExperienceOptions): Promise<void> {
      const scope = scopeOf<Content>(id, { options, settings, isControl: true })
      try {
        await experience.run(scope)
      } catch (error) {
        // Errors that follow from a change that was not made are expected.
        if (!scope.signal.aborted) throw error
      }
    },
  }
}

/**
 * Waits until the page may be changed and all anchors exist. If some never appear, the first of them is logged (SHR-01.2).
 */
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

type ScopeFacts = { options: ExperienceOptions; settings: TemplateSettings; isControl?: boolean }

function scopeOf<Content>(id: string, { options, settings, isControl = false }: ScopeFacts): Scope<Content> {
  const mayRestore = createRestoreBound(() => performance.now(), options.giveUp)
  const exposure = createExposure(options, { isControl, end: () => own?.end() })
  // The scope of the control ends before the experience does.
  const own = isControl ? innerScope({ mayRestore, exposure }) : undefined
  if (own) options.onRemove(own.end)
  const { signal, onRemove } = own ?? options
  return {
    signal,
    onRemove,
    mayRestore,
    exposure,
    settings,
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
