import type { BuiltSite } from '../../contract/script-config.ts'
import { isOn } from '../address-options.ts'
import { type DebugSink, emitDebug } from '../events/debug-event.ts'
import { limits } from '../limits.ts'
import type { Log } from '../log.ts'

/** The parts of a run that the pre-script step needs. */
export type PreScriptSources = DebugSink & {
  readonly log: Log
  readonly options: ReadonlyMap<string, string>
  site: Pick<BuiltSite, 'preScript'>
}

/**
 * Runs the site's own pre-script function and resolves to whether the run may continue. With `qb_pre` the draft runs,
 * where there is one (ST-17 to ST-19).
 */
export async function runPreScript(run: PreScriptSources): Promise<boolean> {
  const { active, draft } = run.site.preScript ?? {}
  const load = (isOn(run.options, 'qb_pre') && draft) || active
  try {
    return !load || !refusesRun(await functionOf(await load())())
  } catch (error) {
    const text = error instanceof Error ? `${error.message}\n${error.stack}` : String(error)
    run.log.error(`pre-script: ${text}`)
    emitDebug(run, { code: 'preScript', stage: 'pre-script', message: text.slice(0, limits.debugMessageLength) })
    return true
  }
}

/** Returns the function that a module exports: its default export, or the export of a module in the older form. */
function functionOf(module: unknown): () => unknown {
  const { default: exported = module } = (module ?? {}) as { default?: unknown }
  if (typeof exported !== 'function') throw new Error('Incorrect type exported from pre script, expected function')
  return exported as () => unknown
}

/** Only the literal false aborts the run. */
function refusesRun(result: unknown): boolean {
  return (result as { execute?: unknown } | null | undefined)?.execute === false
}
