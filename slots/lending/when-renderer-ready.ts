import type { LentRenderer } from '../../contract/slots.ts'
import { chooseRenderer } from './chosen-renderer.ts'
import { lentInTime } from './lent-in-time.ts'

let choosing: Promise<void> | undefined

/**
 * Loads rendering code as soon as the renderer is known: the React that the page lends, or the small renderer when the page
 * lends none that is usable (BD-09). Control and variation both wait.
 */
export async function whenRendererReady<Code>(load: () => Promise<Code>): Promise<Code> {
  choosing ??= decideRenderer()
  try {
    await choosing
  } catch (error) {
    // The small renderer could not be loaded; the next experience tries again.
    choosing = undefined
    throw error
  }
  return load()
}

async function decideRenderer(): Promise<void> {
  const lent = await lentInTime()
  const fault = lent && rendererFault(lent)
  if (lent && !fault) return chooseRenderer(lent)
  if (fault) console.warn(`Experiences do not draw with the React of the page, but with the small renderer: ${fault}`)
  const { smallRenderer } = await import('../small/small-renderer.ts')
  chooseRenderer(smallRenderer)
}

/** Returns why experiences cannot render with what a page lends; undefined when they can (BD-09). */
export function rendererFault({ React, ReactDOM }: LentRenderer): string | undefined {
  const { version } = React ?? {}
  const [major = 0, minor = 0] = /^(\d+)\.(\d+)/.exec(String(version))?.slice(1).map(Number) ?? []
  if (major === 0) return `what it lends has the version ${version}, and is no React that is known`
  if (major < 16 || (major === 16 && minor < 8)) return `its React ${version} is older than 16.8, and has no hooks`
  const { createRoot, render, flushSync } = ReactDOM ?? {}
  if (!flushSync) return 'the second argument of lendReact is not react-dom'
  if (!createRoot && !render) return 'the third argument of lendReact is not react-dom/client'
  return undefined
}
