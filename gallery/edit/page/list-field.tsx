import { type ReactNode, useRef, useState } from 'react'
import { entriesOf, moveEntry } from '../../../contract/content-form/list-entries.ts'
import { blankContent, type ContentPlace } from '../form/change-content.ts'
import type { Content, FormField } from '../form/form-field.ts'
import { hintFor } from '../form/hint-for.ts'
import { Problems, UndoField } from './field-frame.tsx'
import { controlId, problemsAt, useForm } from './form-context.ts'
import { ListEntry } from './list-entry.tsx'

type Props = {
  place: ContentPlace
  label: string
  field: FormField
  value: unknown
  onChange(entries: readonly Content[] | undefined): void
  /** The fields of an entry. */
  children(place: ContentPlace, entry: Content): ReactNode
}

/** Entries with fields of their own, which can be added, removed and moved. */
export function ListField({ place, label, field, value, onChange, children }: Props) {
  const { problems } = useForm()
  const list = useRef<HTMLFieldSetElement>(null)
  const entries = entriesOf(value, field)
  const { keys, setKeys } = useKeys(entries.length)
  const id = controlId(place)
  const isFull = field.most !== undefined && entries.length >= field.most

  /** Sets the entries, and puts the focus where somebody goes on. */
  function changeEntries(next: readonly Content[], nextKeys: readonly number[], focus: string): void {
    setKeys(nextKeys)
    onChange(next.length > 0 ? next : undefined)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(focus)?.focus())
  }
  function moveTo(from: number, to: number): void {
    const isAtEnd = to === 0 || to === entries.length - 1
    const wayOn = to < from === isAtEnd ? 'down' : 'up'
    changeEntries(moveEntry(entries, from, to), moveEntry(keys, from, to), `#${id}-${to}-${wayOn}`)
  }
  return (
    <fieldset className="edit-group" id={id} tabIndex={-1} ref={list}>
      <legend>{label}</legend>
      <div className="edit-label">
        <p className="edit-hint">{hintFor(field)}</p>
        <UndoField place={place} label={label} />
      </div>
      <Problems id={`${id}-wrong`} said={problemsAt(problems, place).map(({ said }) => said)} />
      <ol className="edit-entries">
        {entries.map((entry, at) => (
          <ListEntry
            key={keys[at]}
            place={[...place, at]}
            label={label}
            entry={entry}
            isOpenFirst={entries.length < 3 || (keys[at] ?? 0) >= addedKeys}
            isLast={at === entries.length - 1}
            onMove={(to) => moveTo(at, to)}
            onRemove={() => changeEntries(entries.toSpliced(at, 1), keys.toSpliced(at, 1), `#${id}-add`)}
          >
            {children([...place, at], entry)}
          </ListEntry>
        ))}
      </ol>
      <button
        type="button"
        id={`${id}-add`}
        className="button button-quiet edit-add"
        // A disabled button would lose the focus.
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (isFull) return
          const next = [...entries, blankContent(field.entries ?? {})]
          const focus = `.edit-entries > li:nth-child(${next.length}) :is(input, textarea, select)`
          changeEntries(next, [...keys, Math.max(addedKeys, ...keys) + 1], focus)
        }}
      >
        {isFull ? `No more than ${field.most}` : 'Add an entry'}
        <span className="hidden-text"> of {label}</span>
      </button>
    </fieldset>
  )
}

/** Keys of entries that were added begin here. */
const addedKeys = 1e6

/** A key for each entry that moves with it. After a change from elsewhere they are new. */
function useKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>([])
  const known = keys.length === count ? keys : Array.from({ length: count }, (_, at) => at)
  return { keys: known, setKeys }
}
