import { type ReactNode, useRef } from 'react'
import { entriesOf, moveEntry } from '../../../contract/content-form/list-entries.ts'
import type { TemplateField } from '../../../contract/content-form/template-field.ts'
import { Icon } from '../../parts/icon.tsx'
import { useWords } from '../../settings/language.tsx'
import type { SettingPath } from '../draft/change-settings.ts'
import { FieldMistakes, fieldId, useMistakes } from './field-frame.tsx'
import { useContentChange } from './use-content-change.ts'

type Props = {
  path: SettingPath
  label: string
  field: TemplateField
  value: unknown
  /** The fields of an entry. */
  children(path: SettingPath, entry: Record<string, unknown>): ReactNode
}

/** Entries with fields of their own, which can be added, removed and moved. */
export function ListField({ path, label, field, value, children }: Props) {
  const { t } = useWords()
  const change = useContentChange(path, field)
  const list = useRef<HTMLFieldSetElement>(null)
  const names = t.editor.fields
  const entries = entriesOf(value, field)
  const isFull = field.most !== undefined && entries.length >= field.most

  /** Sets the entries, and puts the focus where the reader goes on. */
  function changeEntries(next: unknown[], focus: string): void {
    change(next.length > 0 ? next : undefined)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(focus)?.focus())
  }
  function moveTo(from: number, to: number): void {
    const next = moveEntry(entries, from, to)
    const direction = to < from ? 'up' : 'down'
    const isAtEnd = to === 0 || to === next.length - 1
    const other = direction === 'up' ? 'down' : 'up'
    changeEntries(next, `:scope > ol > li > .entry-head [data-move="${to}-${isAtEnd ? other : direction}"]`)
  }
  return (
    <fieldset className="field list-field" id={fieldId(path)} tabIndex={-1} ref={list}>
      <legend>{label}</legend>
      <p className="hint">
        <span>{field.meaning}</span> {field.most !== undefined && names.most(field.most)}
      </p>
      <FieldMistakes id={`${fieldId(path)}:wrong`} mistakes={useMistakes(path)} />
      {entries.length === 0 && <p className="hint">{names.noEntries}</p>}
      <ol>
        {entries.map((entry, at) => {
          const name = names.entry(label, at + 1)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place alone
            <li key={at} className="list-entry">
              <div className="entry-head">
                <b>{at + 1}</b>
                <EntryMistakes path={[...path, at]} />
                <button
                  type="button"
                  className="icon-button"
                  data-move={`${at}-up`}
                  disabled={at === 0}
                  aria-label={names.moveUp(name)}
                  title={names.moveUp(name)}
                  onClick={() => moveTo(at, at - 1)}
                >
                  <Icon name="up" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  data-move={`${at}-down`}
                  disabled={at === entries.length - 1}
                  aria-label={names.moveDown(name)}
                  title={names.moveDown(name)}
                  onClick={() => moveTo(at, at + 1)}
                >
                  <Icon name="down" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={names.remove(name)}
                  title={names.remove(name)}
                  onClick={() => changeEntries(entries.toSpliced(at, 1), ':scope > .add-entry')}
                >
                  <Icon name="close" />
                </button>
              </div>
              {children([...path, at], entry)}
            </li>
          )
        })}
      </ol>
      <button
        type="button"
        className="plain add-entry"
        disabled={isFull}
        onClick={() =>
          changeEntries(
            [...entries, {}],
            `:scope > ol > li:nth-child(${entries.length + 1}) :is(input, textarea, select)`,
          )
        }
      >
        <Icon name="add" /> {names.add(label)}
      </button>
    </fieldset>
  )
}

function EntryMistakes({ path }: { path: SettingPath }) {
  return <FieldMistakes id={`${fieldId(path)}:wrong`} mistakes={useMistakes(path)} />
}
