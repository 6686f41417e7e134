import { type ComponentType, createElement } from 'react'
import { messageOf } from '../../contract/message-of.ts'
import type { MountLayer } from '../../contract/script-config.ts'
import { openRoot } from './open-root.tsx'

type LayerOptions = { giveUp?: (reason: string) => void }

/**
 * Mounts a layer component with the options of the experience as its props (EX-18). When a component throws while rendering,
 * it is removed from the page and the experience is given up with its message, so the page is not affected.
 * @throws when there is no component
 */
export const mountLayer: MountLayer = (element, components, options) => {
  const component = componentOf(components)
  if (!component) throw new Error('The layer of an advanced-mode variation needs a React component in components')
  // The renderer is working on this root, which can be unmounted only afterwards.
  const giveUp = (error: unknown) => queueMicrotask(() => (options as LayerOptions).giveUp?.(messageOf(error)))
  const root = openRoot(element as Element, giveUp)
  try {
    root.show(createElement(component, options))
  } catch (error) {
    giveUp(error)
  }
  return root.unmount
}

/** Returns the component itself, or the first one of a module or object. */
function componentOf(components: unknown): ComponentType<object> | undefined {
  const all = [components, ...Object.values((components ?? {}) as object)]
  return all.find(isComponent)
}

/** Matches functions, classes, and results of `memo`, `lazy` and `forwardRef`. */
function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function' || Boolean((value as { $$typeof?: unknown } | null)?.$$typeof)
}
