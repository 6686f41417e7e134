'use client'

import React, { Component, createElement, type ReactElement, type ReactNode } from 'react'
import * as ReactDOM from 'react-dom'
import { type DrawSlot, isNothing, type LentReact, type SlotRecord, type SlotsHost } from '../../contract/slots.ts'
import { tellOfReact } from './tell-of-react.ts'

/** Unique on the site. All other props, including `children`, are passed on to the experience that draws here. */
export type SlotOf = { id: string; children?: ReactNode; [name: string]: unknown }

/**
 * A place where experiences can draw. It shows its children until one does, and always on the server (SL-01). During
 * hydration it shows its children first, so that browser and server agree even when an experience is waiting.
 */
export function Slot(props: SlotOf): ReactElement {
  const hydrating = useHydrating()
  return createElement(MountedSlot, { key: props.id, slot: props, hydrating })
}

const keepSubscribed = () => () => {}

/** React before 18 cannot detect hydration, and experiences do not run during it there. */
const useHydrating: () => boolean = React.useSyncExternalStore
  ? () =>
      React.useSyncExternalStore(
        keepSubscribed,
        () => false,
        () => true,
      )
  : () => false

type SlotWindow = Window & { __qubit?: SlotsHost }

type Props = { slot: SlotOf; hydrating: boolean }

class MountedSlot extends Component<Props> {
  private drawnBy: DrawSlot | undefined

  constructor(props: Props) {
    super(props)
    if (typeof window !== 'undefined') tellOfReact(window as SlotWindow, React as unknown as LentReact, ReactDOM)
  }

  override componentDidMount(): void {
    const record = this.record()
    record.instances ??= []
    record.instances.push(this)
    // An experience may have come or gone between rendering and mounting.
    if (!this.props.hydrating && this.drawnBy !== record.ownerRenderFunction) this.forceUpdate()
  }

  override componentWillUnmount(): void {
    const { instances = [] } = this.record()
    const at = instances.indexOf(this)
    if (at >= 0) instances.splice(at, 1)
  }

  /** Returns the record of this slot on the page, and creates it when missing. */
  private record(): SlotRecord {
    const page: SlotWindow = window
    page.__qubit ??= {}
    page.__qubit.react ??= {}
    const { react } = page.__qubit
    react.components ??= {}
    const { components } = react
    const { id } = this.props.slot
    components[id] ??= {}
    return components[id]
  }

  override render(): ReactNode {
    const { slot, hydrating } = this.props
    const { children = null } = slot
    if (hydrating || typeof window === 'undefined') return children
    const { renderFunction, ownerRenderFunction } = this.record()
    this.drawnBy = ownerRenderFunction
    if (!renderFunction) return children
    try {
      const drawn = renderFunction(slot, React as unknown as LentReact)
      return isNothing(drawn) ? children : (drawn as ReactNode)
    } catch (error) {
      // Not an experience of this script, which reports its errors itself.
      console.error(error)
      return children
    }
  }
}
