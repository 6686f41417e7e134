import { chosenRenderer } from '../lending/chosen-renderer.ts'

const { createElement } = chosenRenderer().React
type Props = { children?: unknown; [name: string]: unknown }

/** Creates an element for a JSX expression with `createElement`, which every React has. */
export function jsx(type: unknown, { children, ...props }: Props, key?: unknown): unknown {
  const own = key === undefined ? props : { ...props, key }
  return children === undefined ? createElement(type, own) : createElement(type, own, children)
}

/** Creates an element with several static children, which need no keys. */
export function jsxs(type: unknown, { children, ...props }: Props, key?: unknown): unknown {
  return createElement(type, key === undefined ? props : { ...props, key }, ...(children as unknown[]))
}

export function jsxDEV(type: unknown, props: Props, key?: unknown, isStatic?: boolean): unknown {
  return isStatic ? jsxs(type, props, key) : jsx(type, props, key)
}

export const { Fragment } = chosenRenderer().React as unknown as typeof import('react')
