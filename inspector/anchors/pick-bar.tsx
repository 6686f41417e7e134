import { useEffect, useMemo, useRef, useState } from 'react'
import { Highlights } from './highlights.tsx'
import { type Picker, pickElement } from './pick-element.ts'

type Props = { meaning: string; onPick(element: Element): void; onCancel(): void }

/** Stands in the place of the panel while somebody points at an element of the page. */
export function PickBar({ meaning, onPick, onCancel }: Props) {
  const [aim, setAim] = useState<Element>()
  const bar = useRef<HTMLDivElement>(null)
  const picker = useRef<Picker>(undefined)
  const handlers = useRef({ onPick, onCancel })
  handlers.current = { onPick, onCancel }

  useEffect(() => {
    const root = bar.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const started = pickElement(root.host, {
      onAim: setAim,
      onPick: (element) => handlers.current.onPick(element),
      onCancel: () => handlers.current.onCancel(),
    })
    picker.current = started
    bar.current?.focus()
    return started.stop
  }, [])

  // It gives way to what is pointed at.
  const isLow =
    aim !== undefined &&
    aim !== document.querySelector('main') &&
    aim.getBoundingClientRect().bottom > innerHeight - 140
  const elements = useMemo(() => (aim ? [aim] : []), [aim])
  return (
    <>
      <div
        className="pick-bar"
        data-at={isLow ? 'top' : 'bottom'}
        ref={bar}
        role="toolbar"
        aria-label="Point at an element"
        tabIndex={-1}
      >
        <p role="status">
          Point at <b>{meaning}</b>
        </p>
        <p className="choices">
          <button type="button" onClick={() => picker.current?.widen()}>
            Wider
          </button>
          <button type="button" onClick={() => picker.current?.narrow()}>
            Narrower
          </button>
          <button type="button" className="use" onClick={() => picker.current?.use()}>
            Use this
          </button>
          <button
            type="button"
            onClick={() => {
              picker.current?.stop()
              onCancel()
            }}
          >
            Cancel
          </button>
        </p>
      </div>
      <Highlights elements={elements} tone="aim" label={aim && nameOf(aim)} />
    </>
  )
}

function nameOf({ localName, id, classList }: Element): string {
  return `${localName}${id ? `#${id}` : ''}${classList.length > 0 ? `.${[...classList].slice(0, 2).join('.')}` : ''}`
}
