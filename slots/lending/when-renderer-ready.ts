import { chooseRenderer } from './chosen-renderer.ts'
import { lentInTime } from './lent-in-time.ts'
import { rendererFault } from './renderer-fault.ts'

let choosing: Promise<void> | undefined

/**
 * Loads code that draws as soon as it is known what with: the React that the page lends, or the small renderer where it
 * lends none that will do (BD-09). Control and variation wait alike.
 */
export async function whenRendererReady<Code>(load: () => Promise<Code>): Promise<Code> {
  choosing ??= choose()
  try {
    await choosing
  } catch (error) {
    // The small renderer did not come; the next experience asks for it again.
    choosing = undefined
    throw error
  }
  return load()
}

async function choose(): Promise<void> {
  const lent = await lentInTime()
  const fault = lent && rendererFault(lent)
  if (lent && !fault) return chooseRenderer(lent)
  if (fault) console.warn(`Experiences do not draw with the React of the page, but with the small renderer: ${fault}`)
  const { smallRenderer } = await import('../small/small-renderer.ts')
  chooseRenderer(smallRenderer)
}
