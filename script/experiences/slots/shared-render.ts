import type { SlotProps, SlotRecord } from '../../../contract/slots.ts'

/** The render function of a slot that experiences share, ours and those of the public package alike (SL-11). */
export function sharedRender(record: SlotRecord): NonNullable<SlotRecord['renderFunction']> {
  const waiting: (() => void)[] = []
  const renderShared: NonNullable<SlotRecord['renderFunction']> = (props: SlotProps, React) => {
    // This is in the midst of a rendering: whoever waits may draw only when it is over.
    for (const task of waiting.splice(0)) queueMicrotask(task)
    return record.ownerRenderFunction ? record.ownerRenderFunction(props, React) : (props.children ?? null)
  }
  renderShared.onMount = (task) => {
    if (record.instances?.length) task()
    else waiting.push(task)
  }
  return renderShared
}
