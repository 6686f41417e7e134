import { useState } from 'react'
import { nameField } from '../../../contract/content-form/name-field.ts'
import type { TemplateField, TemplateFields } from '../../../contract/content-form/template-field.ts'
import { isFields } from '../../../contract/json.ts'
import { useWords } from '../../settings/language.tsx'
import type { SettingPath } from '../draft/change-settings.ts'
import { ColorInput } from './color-input.tsx'
import { FieldFrame, FieldMistakes, fieldId, type InputFacts, useMistakes } from './field-frame.tsx'
import { isColor } from './hex-of.ts'
import { ImageInput } from './image-input.tsx'
import { LinesInput } from './lines-input.tsx'
import { ListField } from './list-field.tsx'
import { NumberInput } from './number-input.tsx'
import { useContentChange } from './use-content-change.ts'

type Props = { path: SettingPath; fields: TemplateFields; content: Record<string, unknown> }

/** The fields of a content, of an entry or of a group. */
export function ContentFields({ path, fields, content }: Props) {
  return Object.entries(fields).map(([name, field]) => (
    <ContentField key={name} path={[...path, name]} name={name} field={field} value={content[name]} />
  ))
}

type FieldProps = { path: SettingPath; name: string; field: TemplateField; value: unknown }

export function ContentField({ path, name, field, value }: FieldProps) {
  const { t } = useWords()
  const label = nameField(name, t.fieldNames)
  // That something is missing is said of the content or entry as a whole.
  const isIncomplete = useMistakes(path.slice(0, -1)).length > 0
  if (field.kind === 'list')
    return (
      <ListField path={path} label={label} field={field} value={value}>
        {(place, entry) => <ContentFields path={place} fields={field.entries ?? {}} content={entry} />}
      </ListField>
    )
  if (field.kind === 'group') return <GroupField path={path} name={name} field={field} value={value} />
  const isMissing = field.needed && isIncomplete && (value === undefined || value === '')
  const isWrongColor = field.kind === 'color' && typeof value === 'string' && value !== '' && !isColor(value)
  return (
    <FieldFrame
      path={path}
      label={label}
      hint={
        <>
          <span>{field.meaning}</span> {field.kind === 'rich' && t.editor.fields.richHint}
          {field.kind === 'length' && t.editor.fields.lengthHint}
        </>
      }
      isNeeded={field.needed}
      mistake={(isWrongColor && t.editor.fields.notColor) || (isMissing && t.editor.fields.missing)}
    >
      {(input) => <ValueInput input={input} path={path} label={label} field={field} value={value} />}
    </FieldFrame>
  )
}

function GroupField({ path, name, field, value }: FieldProps) {
  const { t } = useWords()
  return (
    <fieldset className="field group-field" id={fieldId(path)} tabIndex={-1}>
      <legend>{nameField(name, t.fieldNames)}</legend>
      <p className="hint">{field.meaning}</p>
      <FieldMistakes id={`${fieldId(path)}:wrong`} mistakes={useMistakes(path)} />
      <ContentFields path={path} fields={field.entries ?? {}} content={isFields(value) ? value : {}} />
    </fieldset>
  )
}

type ValueProps = { input: InputFacts; path: SettingPath; label: string; field: TemplateField; value: unknown }

function ValueInput({ input, path, label, field, value }: ValueProps) {
  const { t } = useWords()
  const change = useContentChange(path, field)
  const preset = field.default
  const placeholder = typeof preset === 'string' || typeof preset === 'number' ? String(preset) : undefined
  const text = value === undefined || value === null ? '' : String(value)
  const changeText = (next: string) => change(next === '' ? undefined : next)
  if (field.kind === 'number')
    return <NumberInput input={input} value={value} placeholder={placeholder} onChange={change} />
  if (field.kind === 'boolean')
    return (
      <input
        {...input}
        type="checkbox"
        className="switch"
        checked={(value ?? preset) === true}
        onChange={({ target }) => change(target.checked)}
      />
    )
  if (field.kind === 'choice')
    return (
      <select {...input} value={text} onChange={({ target }) => changeText(target.value)}>
        {(!field.needed || text === '') && (
          <option value="">{placeholder === undefined ? '–' : t.editor.defaultIs(placeholder)}</option>
        )}
        {field.values?.map((each) => (
          <option key={each} value={each}>
            {Object.hasOwn(t.fieldNames, each) ? t.fieldNames[each] : each}
          </option>
        ))}
      </select>
    )
  if (field.kind === 'texts')
    return (
      <LinesInput
        input={input}
        value={value}
        placeholder={Array.isArray(preset) ? preset.join('\n') : placeholder}
        onChange={change}
      />
    )
  if (field.kind === 'color')
    return <ColorInput input={input} label={label} value={text} placeholder={placeholder ?? ''} onChange={changeText} />
  if (field.kind === 'image')
    return <ImageInput input={input} label={label} value={text} placeholder={placeholder} onChange={changeText} />
  return <TextInput input={input} kind={field.kind} placeholder={placeholder} value={text} onChange={changeText} />
}

type TextProps = {
  input: InputFacts
  kind: TemplateField['kind']
  placeholder: string | undefined
  value: string
  onChange(text: string): void
}

function TextInput({ input, kind, placeholder, value, onChange }: TextProps) {
  // Decided once: another element would lose the focus while somebody types.
  const [isLong] = useState(kind === 'rich' || value.length > 48 || (placeholder?.length ?? 0) > 48)
  const shared = { ...input, placeholder, value }
  if (isLong)
    return <textarea {...shared} rows={kind === 'rich' ? 3 : 2} onChange={({ target }) => onChange(target.value)} />
  return (
    <input
      {...shared}
      type="text"
      inputMode={kind === 'url' ? 'url' : undefined}
      autoComplete="off"
      spellCheck={kind === 'text'}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
