import type { Implementation, PlacementOptions, TellShopper } from '../../contract/placement.ts'

export type RunNeeds = {
  implementation: Implementation
  delivery: Delivery
  signal: AbortSignal
  /** The options that every placement receives. */
  options: Omit<PlacementOptions, 'content' | 'elements' | 'onImpression' | 'onClickthrough' | 'onRemove'>
  /** The poll target that shows that the page may be changed. */
  ready?: string
  /** Adds a style sheet to the page and returns a function that removes it. */
  addStyles: (css: string) => () => void
  onError: (error: unknown) => void
}

/**
 * Runs the code of a placement with the delivered content, until the signal removes it (PL-04, PL-10). Never throws.
 */
export async function runPlacement(needs: RunNeeds): Promise<void> {
  const { implementation, delivery, signal, options, onError } = needs
  const hooks: (() => void)[] = []

  function removePlacement(): void {
    for (const hook of hooks.splice(0).reverse()) addRemoval(hook)
  }

  function addRemoval(hook: () => void): void {
    try {
      hook()
    } catch (error) {
      onError(error)
    }
  }

  try {
    const [elements, module] = await Promise.all([pageReady(needs), implementation.load?.()])
    if (signal.aborted || !module) return
    signal.addEventListener('abort', removePlacement, { once: true })
    // For visitors without content the page stays unchanged.
    if (module.css && delivery.content !== null) hooks.push(needs.addStyles(module.css))
    const { js } = module as { js: (options: PlacementOptions) => unknown }
    await js({
      ...options,
      ...delivery,
      elements,
      onRemove: (hook) => void (signal.aborted ? addRemoval(hook) : hooks.push(hook)),
      uv: boundTo(signal, options.uv),
    })
  } catch (error) {
    if (signal.aborted || isTimeout(error)) return
    removePlacement()
    onError(error)
  }
}

async function pageReady({ implementation, options, ready }: RunNeeds): Promise<unknown[]> {
  if (ready) await options.poll(ready)
  return (await options.poll([...(implementation.poll ?? [])])) as unknown[]
}

/** A page element that never appears is not an error (PL-04). */
function isTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === 'EPOLLER:TIMEOUT'
}

/** Returns a `uv` whose subscriptions end with the placement. */
function boundTo(signal: AbortSignal, uv: PlacementOptions['uv']): PlacementOptions['uv'] {
  const bindMethod = (method: 'on' | 'once'): PlacementOptions['uv']['on'] => {
    return (type, fn) => {
      const handle = uv[method](type, fn)
      signal.addEventListener('abort', () => handle.dispose(), { once: true })
      return handle
    }
  }
  return { ...uv, on: bindMethod('on'), once: bindMethod('once') }
}

/** The content of a placement on one view, with the functions that report its impressions and click-throughs. */
export type Delivery = { content: unknown; onImpression: TellShopper; onClickthrough: TellShopper }
