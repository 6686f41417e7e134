import type { Implementation, PlacementOptions, TellShopper } from '../../contract/placement.ts'

export type RunNeeds = {
  implementation: Implementation
  delivery: Delivery
  signal: AbortSignal
  /** What all placements are given alike. */
  options: Omit<PlacementOptions, 'content' | 'elements' | 'onImpression' | 'onClickthrough' | 'onRemove'>
  /** The sign that the page may be changed. */
  ready?: string
  /** Puts a style sheet on the page and answers what takes it away. */
  addStyles: (css: string) => () => void
  onError: (error: unknown) => void
}

/** Runs the code of a placement with what was delivered, until the signal takes it away (PL-04, PL-10). Never throws. */
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
    // For who gets no content the page stays as it is.
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

/** A page element that never came is no error (PL-04). */
function isTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === 'EPOLLER:TIMEOUT'
}

/** Subscriptions that end with the placement. */
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

/** The content of a placement on one view, and how it is told that it was seen or used. */
export type Delivery = { content: unknown; onImpression: TellShopper; onClickthrough: TellShopper }
