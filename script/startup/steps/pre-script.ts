import { isOn } from '../../address/options.ts'
import { limits } from '../../limits.ts'
import { emitDebug } from '../run-steps.ts'
import type { Step } from '../step.ts'

/**
 * Runs the site's own function before anything is written, which may end the run (ST-17 to ST-19). With `qb_pre` the
 * draft runs, where there is one. An error in it never stops the run.
 */
export const preScript: Step = async (run) => {
  const { active, draft } = run.site.preScript ?? {}
  const load = (isOn(run.options, 'qb_pre') && draft) || active
  if (!load) return
  try {
    if (refuses(await functionOf(await load())())) return { stop: 'Smartserve execution aborted by pre script' }
  } catch (error) {
    const text = error instanceof Error ? `${error.message}\n${error.stack}` : String(error)
    run.log.error(`pre-script: ${text}`)
    emitDebug(run, { code: 'preScript', stage: 'pre-script', message: text.slice(0, limits.debugMessageLength) })
  }
}

/** A default export counts, as does what a module of the older form exports. */
function functionOf(module: unknown): () => unknown {
  const { default: exported = module } = (module ?? {}) as { default?: unknown }
  if (typeof exported !== 'function') throw new Error('Incorrect type exported from pre script, expected function')
  return exported as () => unknown
}

/** Only the literal false aborts. */
function refuses(result: unknown): boolean {
  return (result as { execute?: unknown } | null | undefined)?.execute === false
}
