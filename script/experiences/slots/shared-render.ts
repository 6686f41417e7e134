import type { SlotProps, SlotRecord } from '../../../contract/slots.ts'

/** Returns the render function of a slot that several experiences share, including those of the public package (SL-11). */
export function sharedRender(record: SlotRecord): NonNullable<SlotRecord['renderFunction']> {
  const waiting: (() => void)[] = []
  const renderShared: NonNullable<SlotRecord['renderFunction']> = (props: SlotProps, React) => {
    // This runs during a render: waiting experiences may only render after it.
    for (const task of waiting.splice(0)) queueMicrotask(task)
    return record.ownerRenderFunction ? record.ownerRenderFunction(props, React) : (props.children ?? null)
  }
  renderShared.onMount = (task) => {
    if (record.instances?.length) task()
    else waiting.push(task)
  }
  return renderShared
}
