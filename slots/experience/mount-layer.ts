import { type ComponentType, createElement } from 'react'
import { messageOf } from '../../contract/message-of.ts'
import type { MountLayer } from '../../contract/script-config.ts'
import { openRoot } from './open-root.tsx'

type LayerOptions = { giveUp?: (reason: string) => void }

/**
 * Mounts a layer component with the experience's options as its props (EX-18). A component that throws while it draws is
 * taken off the page and the experience is given up with its message, so that the page sees nothing of it.
 * @throws when there is no component
 */
export const mountLayer: MountLayer = (element, components, options) => {
  const component = componentOf(components)
  if (!component) throw new Error('The layer of an advanced-mode variation needs a React component in components')
  // The renderer is at work on this root, which is about to be unmounted.
  const giveUp = (error: unknown) => queueMicrotask(() => (options as LayerOptions).giveUp?.(messageOf(error)))
  const root = openRoot(element as Element, giveUp)
  try {
    root.show(createElement(component, options))
  } catch (error) {
    giveUp(error)
  }
  return root.unmount
}

/** The component itself, or the first of a module or an object of them. */
function componentOf(components: unknown): ComponentType<object> | undefined {
  const all = [components, ...Object.values((components ?? {}) as object)]
  return all.find(isComponent)
}

/** A function or class, or what `memo`, `lazy` and `forwardRef` give. */
function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function' || Boolean((value as { $$typeof?: unknown } | null)?.$$typeof)
}
