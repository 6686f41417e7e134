import { type ReactNode, useState } from 'react'
import type { ContentPlace } from '../form/change-content.ts'
import type { Content } from '../form/form-field.ts'
import { controlId, problemsAt, useForm } from './form-context.ts'

type Props = {
  place: ContentPlace
  /** The name of its list. */
  label: string
  entry: Content
  isOpenFirst: boolean
  isLast: boolean
  onMove(to: number): void
  onRemove(): void
  children: ReactNode
}

/** An entry of a list: a line that says which it is, opens its fields, and moves or removes it. */
export function ListEntry({ place, label, entry, isOpenFirst, isLast, onMove, onRemove, children }: Props) {
  const { problems } = useForm()
  const [isOpened, setOpened] = useState(isOpenFirst)
  const id = controlId(place)
  const at = Number(place.at(-1))
  const isWrong = problemsAt(problems, place, { isWithin: true }).length > 0
  const isOpen = isOpened || isWrong
  const name = `${label} ${at + 1}`
  return (
    <li className="edit-entry" data-open={isOpen}>
      <div className="edit-entry-head">
        <button
          type="button"
          className="edit-entry-name"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={() => setOpened(!isOpen)}
        >
          <b>{at + 1}</b>
          <span>{nameEntry(entry)}</span>
        </button>
        <Tool id={`${id}-up`} name={`Move up: ${name}`} sign="↑" isOff={at === 0} onPress={() => onMove(at - 1)} />
        <Tool id={`${id}-down`} name={`Move down: ${name}`} sign="↓" isOff={isLast} onPress={() => onMove(at + 1)} />
        <Tool id={`${id}-remove`} name={`Remove: ${name}`} sign="×" isOff={false} onPress={onRemove} />
      </div>
      <div id={`${id}-fields`} className="edit-entry-fields" hidden={!isOpen}>
        {children}
      </div>
    </li>
  )
}

type ToolProps = { id: string; name: string; sign: string; isOff: boolean; onPress(): void }

function Tool({ id, name, sign, isOff, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="edit-tool"
      id={id}
      aria-label={name}
      title={name}
      disabled={isOff}
      onClick={onPress}
    >
      {sign}
    </button>
  )
}

/** Its first words. */
function nameEntry(entry: Content): string {
  const texts = Object.values(entry).filter((each) => typeof each === 'string' && each.trim() !== '')
  return String(texts[0] ?? 'New entry')
}
